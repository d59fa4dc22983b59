# What the scripts of this folder share. A line `#: <section> / <mark>` stands for the commands of OPERATIONS.md there.

# A mark in the output, by which the answers to what follows are found.
mark() { echo "=== $1"; }

# Asks the site for the status of addresses, with options of curl before them.
ask() {
  local options=()
  while [[ $1 != /* ]]; do
    options+=("$1")
    shift
  done
  for target; do
    curl -sS -o /dev/null --insecure -w "%{http_code} %{http_version} $target\n" "${options[@]}" \
      --resolve "$DOCS_SITE:443:127.0.0.1" "https://$DOCS_SITE$target"
  done
}

# Lets the account have the later release.
bring_later() {
  for end in '' .sig; do
    install -o yttra-docs "later.tar.gz$end" "/home/yttra-docs/$LATER$end"
  done
}
