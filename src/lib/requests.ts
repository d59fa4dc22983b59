/** A request to the HTTP API in the languages that readers program in, made from the request as it goes over the wire. */
import {codeHtml} from './highlight/html';
import type {LanguageName} from './highlight/languages';

interface Request {
  readonly method: string;
  /** Below the address of the API, with names in braces for values that have to be encoded: `/views?filter={filter}`. */
  readonly path: string;
  /** Values to be encoded, by their names. */
  readonly encoded: readonly (readonly [name: string, value: string])[];
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly form: readonly (readonly [name: string, value: string])[];
  readonly json: string;
  readonly hasToken: boolean;
  /** Name for the file that the answer leads to; empty where the answer is to be read. */
  readonly file: string;
}

/** What stands for a secret in a request; in programs it comes from the environment. */
const secret = '***';

const encodedSigns = /%(?!2C)/i;

/** @param http a request line, headers and perhaps a body; its path begins with the version of the API */
function parse(http: string): Request {
  const [head = '', body = ''] = http.split('\n\n');
  const [, method = '', address = ''] = /^([A-Z]+) \/v1(\S*)/.exec(head) ?? [];
  const [path = '', search = ''] = address.split('?');
  const query = [...new URLSearchParams(search)];
  const isForm = head.includes('form-urlencoded');
  const written = search.split('&').map((pair) => {
    const name = pair.split('=')[0]!;
    return encodedSigns.test(pair) ? `${name}={${name}}` : pair;
  });
  return {
    method,
    path: search ? `${path}?${written.join('&')}` : path,
    encoded: query.filter(([name]) => written.includes(`${name}={${name}}`)),
    query,
    form: isForm ? [...new URLSearchParams(body)] : [],
    json: isForm ? '' : body,
    hasToken: head.includes('Authorization:'),
    file: path.endsWith('/download') ? 'customer-database.bak' : '',
  };
}

/** Lines of a program; what is `false` it does not need. */
const lines = (...all: readonly (string | readonly string[] | false)[]) =>
  all
    .filter((line) => line !== false)
    .flat()
    .join('\n');

/** Names in braces written as a language puts the value of a variable into a text. */
const filled = (path: string, write: (name: string) => string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => write(name));

function curl({method, path, query, form, json, hasToken, file}: Request): string {
  const [bare] = path.split('?');
  const hasBody = form.length > 0 || json !== '';
  const data = [...query, ...form].map(([name, value]) => {
    return `--data-urlencode "${name}=${value === secret ? '$YT_CLIENT_SECRET' : value}"`;
  });
  const options: (string | false)[] = [
    query.length > 0 && '--get',
    method !== 'GET' && !hasBody && `--request ${method}`,
    hasToken && '--header "Authorization: Bearer $YT_TOKEN"',
    ...data,
    json !== '' && `--json '${json}'`,
    file !== '' && `--location --output ${file}`,
  ];
  return [`curl "$YT_API${bare}"`, ...options.filter(Boolean)].join(' \\\n  ');
}

function powershell({method, path, encoded, form, json, hasToken, file}: Request): string {
  const field = ([name, value]: readonly [string, string]) =>
    `        ${name} = ${value === secret ? '$env:YT_CLIENT_SECRET' : `'${value}'`}`;
  return lines(
    encoded.map(([name, value]) => `$${name} = [uri]::EscapeDataString("${value}")`),
    '$request = @{',
    method !== 'GET' && `    Method = '${method}'`,
    `    Uri = "$env:YT_API${filled(path, (name) => `$${name}`)}"`,
    hasToken && '    Headers = @{ Authorization = "Bearer $env:YT_TOKEN" }',
    form.length > 0 && ['    Body = @{', ...form.map(field), '    }'],
    json !== '' && ["    ContentType = 'application/json'", `    Body = '${json}'`],
    file !== '' && `    OutFile = '${file}'`,
    '}',
    'Invoke-RestMethod @request',
  );
}

function csharp({method, path, encoded, form, json, hasToken, file}: Request): string {
  const environment = (name: string) => `Environment.GetEnvironmentVariable("${name}")`;
  const url = `$"{api}${path}"`;
  const field = ([name, value]: readonly [string, string]) =>
    `    ["${name}"] = ${value === secret ? `${environment('YT_CLIENT_SECRET')}!` : `"${value}"`},`;
  const content = json === '' ? 'null' : `new StringContent("""${json}""", null, "application/json")`;
  const body = form.length > 0 ? 'new FormUrlEncodedContent(fields)' : content;
  const get = `Console.WriteLine(await http.GetStringAsync(${url}));`;
  const save = [
    `await using var file = File.Create("${file}");`,
    `using var answer = await http.GetStreamAsync(${url});`,
    'await answer.CopyToAsync(file);',
  ];
  const post = [
    `using var answer = await http.PostAsync(${url}, ${body});`,
    'Console.WriteLine(await answer.Content.ReadAsStringAsync());',
  ];
  return lines(
    `var api = ${environment('YT_API')};`,
    'using var http = new HttpClient();',
    hasToken && `http.DefaultRequestHeaders.Authorization = new("Bearer", ${environment('YT_TOKEN')});`,
    encoded.map(([name, value]) => `var ${name} = Uri.EscapeDataString("${value}");`),
    form.length > 0 && ['var fields = new Dictionary<string, string>', '{', ...form.map(field), '};'],
    method === 'GET' && file === '' && get,
    file !== '' && save,
    method === 'POST' && post,
  );
}

function typescript({method, path, encoded, form, json, hasToken, file}: Request): string {
  const field = ([name, value]: readonly [string, string]) =>
    `    ${name}: ${value === secret ? 'YT_CLIENT_SECRET!' : `'${value}'`},`;
  const headers = [
    hasToken && 'Authorization: `Bearer ${YT_TOKEN}`',
    json !== '' && "'Content-Type': 'application/json'",
  ].filter(Boolean);
  const used = ['YT_API', hasToken && 'YT_TOKEN', form.length > 0 && 'YT_CLIENT_SECRET'].filter(Boolean);
  return lines(
    file !== '' && "import { writeFile } from 'node:fs/promises';",
    `const { ${used.join(', ')} } = process.env;`,
    encoded.map(([name, value]) => `const ${name} = encodeURIComponent("${value}");`),
    `const answer = await fetch(\`\${YT_API}${filled(path, (name) => `\${${name}}`)}\`, {`,
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: { ${headers.join(', ')} },`,
    form.length > 0 && ['  body: new URLSearchParams({', ...form.map(field), '  }),'],
    json !== '' && `  body: '${json}',`,
    '});',
    file === ''
      ? 'console.log(answer.status, await answer.json());'
      : `await writeFile('${file}', new Uint8Array(await answer.arrayBuffer()));`,
  );
}

function python({method, path, encoded, form, json, hasToken, file}: Request): string {
  const field = ([name, value]: readonly [string, string]) =>
    `        "${name}": ${value === secret ? 'os.environ["YT_CLIENT_SECRET"]' : `"${value}"`},`;
  return lines(
    'import os',
    encoded.length > 0 && 'from urllib.parse import quote',
    'import requests',
    '',
    'api = os.environ["YT_API"]',
    encoded.map(([name, value]) => `${name} = quote("${value}")`),
    `answer = requests.${method.toLowerCase()}(`,
    `    f"{api}${path}",`,
    hasToken && '    headers={"Authorization": f"Bearer {os.environ[\'YT_TOKEN\']}"},',
    form.length > 0 && ['    data={', ...form.map(field), '    },'],
    json !== '' && `    json=${json},`,
    ')',
    'answer.raise_for_status()',
    file === '' ? 'print(answer.json())' : [`with open("${file}", "wb") as file:`, '    file.write(answer.content)'],
  );
}

/**
 * A request as curl, PowerShell, C#, TypeScript and Python send it, and as it goes over the wire. The address of the API, the
 * access token and the secret are the environment variables `YT_API`, `YT_TOKEN` and `YT_CLIENT_SECRET`.
 *
 * @param http a request line, headers and perhaps a body
 * @returns each with the name of its tab
 */
export function requestSamples(http: string): {name: string; language: LanguageName; code: string}[] {
  const request = parse(http);
  return [
    {name: 'curl', language: 'bash', code: curl(request)},
    {name: 'PowerShell', language: 'powershell', code: powershell(request)},
    {name: 'C#', language: 'csharp', code: csharp(request)},
    {name: 'TypeScript', language: 'typescript', code: typescript(request)},
    {name: 'Python', language: 'python', code: python(request)},
    {name: 'HTTP', language: 'http', code: http},
  ];
}

/** The same, each as HTML. */
export const highlightedRequest = (http: string) =>
  requestSamples(http).map(({name, language, code}) => ({name, language, html: codeHtml(code, language)}));

export type HighlightedRequest = ReturnType<typeof highlightedRequest>[number];
