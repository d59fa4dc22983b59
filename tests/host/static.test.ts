import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {copyFileSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {securityHeaders} from '../../deploy/headers/policy';
import {redirectRows} from '../../deploy/routing/redirects';
import {BuiltSite} from '../../tools/lib/builtSite';
import {inlineCode} from '../../tools/release/checks/policy';
import {portOpens} from './lib/host';
import {commandsOf} from './lib/manual';
import {installTools, unpackPackage} from './lib/npmTools';
import {typeProblems, validatorOf} from './lib/schemas';
import {listed, namesOf, type UrlRow, urlTable} from './lib/urls';

const {a} = inject('releases');
const site = new BuiltSite(a.build);
const headers = securityHeaders(inlineCode(site));
const {dir, read} = scratchFolder(true);
const readJson = (name: string) => JSON.parse(read(`static/${name}`));
let tools: string;

/** Follows a block of the recipes in the folder of the archive. */
function follow(heading: string, mark: string): void {
  const [commands] = commandsOf(heading, mark, 'deploy/static/README.md');
  execFileSync('bash', ['-e', '-c', commands!], {cwd: dir, stdio: 'pipe'});
}

beforeAll(async () => {
  tools = await installTools('staticHosts');
  copyFileSync(a.file, path.join(dir, path.basename(a.file)));
  follow('# Static hosts', 'unpack');
});

describe('Cloudflare Pages', () => {
  const port = 8481;
  let server: ChildProcess;
  beforeAll(async () => {
    follow('Cloudflare Pages', 'cloudflare');
    const args = ['pages', 'dev', 'site', '--ip=127.0.0.1', `--port=${port}`, '--compatibility-date=2026-04-01'];
    const env = {...process.env, CI: '1', HOME: dir, WRANGLER_SEND_METRICS: 'false'};
    const wrangler = path.join(tools, 'node_modules/.bin/wrangler');
    server = spawn(wrangler, args, {cwd: dir, env, stdio: 'ignore', detached: true});
    await portOpens(port, 60_000);
  });
  afterAll(() => {
    process.kill(-server.pid!);
  });

  const ask = (target: string) => fetch(`http://127.0.0.1:${port}${target}`, {redirect: 'manual'});

  /** What matters of an answer. The host says 308 where ours say 301. */
  async function answerTo({url, lang}: UrlRow) {
    const answer = await ask(url);
    const text = await answer.text();
    return {
      url,
      status: answer.status === 308 ? 301 : answer.status,
      location: answer.headers.get('location') ?? undefined,
      lang: lang && /<html[^>]*\slang="?([\w-]+)/.exec(text)?.[1],
      policy: answer.headers.get('content-security-policy'),
    };
  }

  /** What the host does otherwise, to nobody's harm. */
  const otherwise = [
    // Files of error pages are pages; spellings that nobody asks for are tidied in two steps, or not at all.
    ...listed(`/404 /404.html /404/ /en/404 /en/404.html /index/ /report/intro/index /report/intro/index.html`),
    ...listed(`/report/category/anva%cc%88ndarmanual-2/ /index.html/ /report/intro.md/ /sitemap.xml/ /robots.txt/`),
    // Made by servers.
    '/healthz',
  ];
  const rows = urlTable.filter(
    ({url, status, method, headers: sent}) =>
      [200, 301, 404].includes(status) && !method && !sent && url.startsWith('/'),
  );
  const policy = headers[0]![1];

  it('answers the table of addresses as nginx and Caddy do, with the policy', async () => {
    const wrong = [];
    for (const row of rows) {
      const {url, status, location, lang} = row;
      const got = await answerTo(row);
      if (JSON.stringify(got) !== JSON.stringify({url, status, location, lang, policy})) {
        wrong.push(got);
      }
    }
    expect(wrong.filter(({url}) => !otherwise.includes(url))).toEqual([]);
    expect(wrong.map(({url}) => url).sort()).toEqual([...otherwise].sort());
  });

  it('says what may be kept and found', async () => {
    const told = async (target: string, name: string) => (await ask(target)).headers.get(name);
    const {'@js': script} = namesOf(readFileSync(path.join(a.build, 'index.html'), 'utf8'));
    expect(await told(script, 'cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await told('/version.json', 'cache-control')).toBe('no-store');
    expect(await told('/report/intro', 'cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await told('/report/intro.md', 'x-robots-tag')).toBe('noindex');
    expect(await told('/report/llms-full.txt', 'x-robots-tag')).toBe('noindex');
    expect(await told('/report/intro', 'x-robots-tag')).toBe(null);
  });
});

describe('Netlify', () => {
  const load = (name: string) => import(pathToFileURL(path.join(tools, 'node_modules', name)).href);

  it('leads every address of the table on, and knows the English error page', async () => {
    const {parseAllRedirects} = await load('@netlify/redirect-parser/lib/index.js');
    const {default: redirector} = await load('netlify-redirector/index.js');
    const {redirects, errors} = await parseAllRedirects({
      redirectsFiles: [path.join(dir, 'static/_redirects')],
      minimal: false,
      configRedirects: [],
    });
    expect(errors).toEqual([]);
    const rules = redirects.map(({from: origin, query: params, ...rule}: Record<string, unknown>) => ({
      ...rule,
      origin,
      params,
    }));
    const matcher = await redirector.parseJSON(JSON.stringify(rules), {jwtSecret: 'none', jwtRoleClaim: 'none'});
    const request = {
      scheme: 'https',
      host: 'handbook.example',
      query: '',
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    };
    const match = (target: string) => matcher.match({...request, path: target});
    const own = redirectRows([], site.routing.redirects).filter(
      ({from, to}) => !`${to}/`.startsWith(`${from}/`) && !to.endsWith('/'),
    );
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter(({from, to}) => match(from)?.to !== to)).toEqual([]);
    expect(match('/en/nope')).toMatchObject({to: '/en/404.html', status: 404});
    expect(match('/nope')).toBe(null);
  });

  it('reads the headers as they are meant', async () => {
    const {HeadersHandler} = await load('@netlify/headers/dist/main.js');
    const complaints: string[] = [];
    const logger = {error: (text: string) => complaints.push(text)};
    const handler = new HeadersHandler({projectDir: path.join(dir, 'static'), logger});
    const told = (target: string) => handler.apply(new Request(`https://handbook.example${target}`));
    const all = Object.fromEntries(headers);
    expect(await told('/report/intro')).toEqual(all);
    expect(await told('/en/assets/js/x.js')).toEqual({...all, 'Cache-Control': 'public, max-age=31536000, immutable'});
    expect(await told('/report/intro.md')).toEqual({...all, 'X-Robots-Tag': 'noindex'});
    expect(complaints).toEqual([]);
  });
});

describe('Azure Static Web Apps', () => {
  it('has a file that Microsoft’s schema takes, which refuses a misspelt one', async () => {
    const cli = await unpackPackage('@azure/static-web-apps-cli', '2.0.10');
    const validate = validatorOf(path.join(cli, 'schema/staticwebapp.config.json'));
    const config = readJson('staticwebapp.config.json');
    expect([validate(config), validate.errors]).toEqual([true, null]);
    expect(validate({...config, globalHeader: {}})).toBe(false);
    expect(validate({routes: [{redirect: '/'}]})).toBe(false);
  });
});

describe('CloudFront', () => {
  it('has a template that AWS’s types take, which refuse a misspelt one', async () => {
    await unpackPackage('@awboost/cfntypes', '0.100.393');
    const resources: Record<string, {Type: string; Properties: object}> = readJson('cloudfront.json').Resources;
    const typed = Object.values(resources).map(({Type, Properties}) => ({
      type: `import('@awboost/cfntypes').ResourceTypes['${Type}']`,
      value: resolved(Properties),
    }));
    expect(typeProblems(typed)).toEqual([]);
    const type = typed[0]!.type;
    expect(typeProblems([{type, value: {PublicAccessBlok: {}}}])).toEqual([
      expect.stringContaining('PublicAccessBlok'),
    ]);
  });
});

/** A template with a text in place of each reference, as CloudFormation fills them in. */
function resolved(value: unknown): unknown {
  if (value === null || typeof value !== 'object') {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map(resolved);
  }
  const isReference = Object.keys(value).some((key) => key === 'Ref' || key.startsWith('Fn::'));
  return isReference
    ? 'filled in'
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part)]));
}

it('GitHub Pages gets a branch with everything in it', () => {
  follow('GitHub Pages', 'github');
  const git = (...args: string[]) => execFileSync('git', ['-C', path.join(dir, 'site'), ...args], {encoding: 'utf8'});
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '--format=%s %D')).toContain(`"release":"${a.id}"`);
  const files = git('ls-files', '-z').split('\0');
  expect(files).toEqual(
    expect.arrayContaining(['.nojekyll', '.well-known/security.txt', 'report/index.html', 'index.html']),
  );
  expect(files.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});
