import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hostFiles} from './hosts';
import {redirectTable} from './routing/redirects';
import {fillTemplate} from './templates';

const folder = import.meta.dirname;
const pages = ['/', '/en/', '/report/intro', '/en/report/intro', '/report/category/användarmanual'];
const of = {siteUrl: 'https://handbook.example', release: '20251215-120000-0123456789'};
const inlineOfTest = {scripts: ['sha256-a='], styles: [], styleAttributes: [] as string[]};
const generate = (inline = inlineOfTest) => hostFiles(folder, inline, pages, redirectTable(pages), of);

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
    expect(generate().key).toBe(key);
    expect(generate({scripts: ['sha256-other='], styles: [], styleAttributes: []}).key).not.toBe(key);
    expect(text('nginx/server.conf')).toContain(`/slot/${key}/site`);
    expect(text('caddy/site.caddy')).toContain(`/slot/${key}/site`);
    expect(text('container/Containerfile')).toContain(`/slot/${key}`);
  });

  it("takes the site's own name from its address, for every host, and knows no other", () => {
    ['install/nginx-site.conf', 'install/Caddyfile', 'install/yttra-docs.conf', 'container/nginx.conf'].forEach(
      (name) => expect(text(name), name).toContain('handbook.example'),
    );
    files.forEach((content, name) => expect(content, name).not.toContain('docs.yttra.example'));
  });

  it('has the same key for the next release of the same configuration', () => {
    const next = hostFiles(folder, inlineOfTest, pages, redirectTable(pages), {...of, release: 'another'});
    expect(next.key).toBe(key);
    expect(next.files.get('container/Containerfile')).toContain('/releases/another/site');
  });

  it('gives nginx and Caddy the same redirects, letter by letter', () => {
    expect(text('nginx/server.conf')).toContain(
      'location = "/report/category/anvandarmanual.html" { return 301 /report/category/anv%C3%A4ndarmanual$is_args$args; }',
    );
    expect(text('caddy/site.caddy')).toContain(
      '\t"/report/category/anvandarmanual.html" "/report/category/anv%C3%A4ndarmanual"',
    );
    const nginx = text('nginx/server.conf').match(/^location = ".*return 301/gm)!.length;
    const caddy = text('caddy/site.caddy').match(/^\t"\/.*" "\/.*"$/gm)!.length;
    expect(nginx).toBe(caddy);
  });

  it('gives every host the same policy', () => {
    const policy = /default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self'; [^"\n]+frame-ancestors 'none'/;
    const found = ['nginx/server.conf', 'caddy/site.caddy', 'static/_headers'].map(
      (name) => policy.exec(text(name))?.[0],
    );
    expect(new Set(found).size).toBe(1);
    expect(found[0]).toBeDefined();
  });

  it('finds its templates in the deploy folder', () => {
    expect(() =>
      hostFiles(path.join(folder, 'nowhere'), {scripts: [], styles: [], styleAttributes: []}, pages, new Map(), of),
    ).toThrow('ENOENT');
  });
});

describe('fillTemplate', () => {
  it('refuses a place without a value', () =>
    expect(() => fillTemplate('@A@', {})).toThrow('a place @A@ and no value'));

  it('puts values in as they are', () => expect(fillTemplate('x @A@', {A: '$& $1'})).toBe('x $& $1'));
});
