import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy, securityHeaders} from './headers/policy';
import {hostFiles} from './hosts';
import {redirectTable} from './routing/redirects';
import {fillTemplate} from './templates';

const pages = ['/', '/en/', '/report/intro', '/en/report/intro', '/report/category/användarmanual'];
const of = {siteUrl: 'https://handbook.example', release: '20251215-120000-0123456789'};
const inlineOfTest = {scripts: ['sha256-a='], styles: [], styleAttributes: [] as string[]};
const generate = (inline = inlineOfTest) => hostFiles(inline, pages, redirectTable(pages), of);

describe('hostFiles', () => {
  const {key, files} = generate();
  const text = (name: string) => files.get(name)!;

  it('writes the files of every host, with no place left open', () => {
    const listed = `
      nginx/cdn.conf nginx/http.conf nginx/internal-closed.conf nginx/limits-zones.conf nginx/limits.conf nginx/server.conf
      caddy/internal-closed.caddy caddy/site.caddy
      container/Containerfile container/compose.yaml container/kubernetes.yaml container/nginx.conf
      install/Caddyfile install/connections.nft install/cron install/docs-host install/logrotate install/nginx-site.conf
      install/probe install/setup install/sudoers install/yttra-docs-caddy.conf install/yttra-docs.conf
      monitoring/alertmanager.yml monitoring/alerts.yml monitoring/dashboard.json install/switch
      static/_headers static/_redirects static/staticwebapp.config.json static/cloudfront.json`;
    expect([...files.keys()].filter((name) => !name.startsWith('static/github/'))).toEqual(listed.trim().split(/\s+/));
    files.forEach((content, name) => expect(content, name).not.toMatch(/@[A-Z_]+@/));
  });

  it('names a configuration by its content, so that only a changed one needs a reload', () => {
    const keyed = ['nginx/server.conf', 'caddy/site.caddy', 'container/Containerfile'];
    keyed.forEach((name) => expect(text(name)).toContain(`/slot/${key}`));
    expect(generate({...inlineOfTest, scripts: ['sha256-other=']}).key).not.toBe(key);
    expect(hostFiles(inlineOfTest, pages, redirectTable(pages), {...of, release: 'another'}).key).toBe(key);
  });

  it("takes the site's own name from its address, for every host, and knows no other", () => {
    ['install/nginx-site.conf', 'install/Caddyfile', 'install/yttra-docs.conf', 'container/nginx.conf'].forEach(
      (name) => expect(text(name), name).toContain('handbook.example'),
    );
    files.forEach((content, name) => expect(content, name).not.toContain('docs.yttra.example'));
  });
});

describe('headers', () => {
  const some = {scripts: ['sha256-a='], styles: ['sha256-c='], styleAttributes: ['sha256-b=']};

  it('allow the site itself and the inline code it is given, and nothing else', () => {
    expect(contentSecurityPolicy(some)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self' 'sha256-c=' 'unsafe-hashes' 'sha256-b='; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(contentSecurityPolicy(inlineOfTest)).not.toContain('unsafe');
  });

  it.each(securityHeaders(some))('can have %s between quotes in every configuration', (_, value) =>
    expect(value).toMatch(/^[^"\\{}$\r\n]+$/),
  );
});

describe('fillTemplate', () => {
  it('refuses a place without a value', () =>
    expect(() => fillTemplate('@A@', {})).toThrow('a place @A@ and no value'));

  it('puts values in as they are', () => expect(fillTemplate('x @A@', {A: '$& $1'})).toBe('x $& $1'));
});
