-- Asks for one address after the other of a file, says what is answered wrongly, and sums up in JSON.
local threads = 0

function setup(thread)
  thread:set("at", threads * 37)
  threads = threads + 1
end

function init(args)
  urls = {}
  for url in io.lines(args[1]) do urls[#urls + 1] = url end
end

function request()
  at = at % #urls + 1
  return wrk.format("GET", urls[at])
end

function response(status, headers, body)
  if status ~= 200 or #body == 0 then print("wrong " .. status .. " of " .. #body .. " bytes") end
end

function done(summary)
  local errors = summary.errors
  local refused, cut = errors.connect + errors.timeout, errors.read + errors.write
  print(string.format('{"requests": %d, "refused": %d, "cut": %d}', summary.requests, refused, cut))
end
