import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it, onTestFinished} from 'vitest';
import {FreshDebian} from './lib/debian';
import {commandsOf} from './lib/manual';

const {a, b} = inject('releases');

/** Only root can change into another system. */
const isRoot = process.getuid?.() === 0;

/** A mark in the output, by which the answers to what follows are found. */
const mark = (name: string) => `echo "=== ${name}"`;

function partOf(output: string, name: string): string {
  return output.split(`=== ${name}\n`)[1]?.split('\n=== ')[0] ?? '';
}

/** Asks the site for the status of addresses. */
const ask = (options: string, ...paths: readonly string[]) =>
  paths
    .map(
      (target) =>
        `curl -sS -o /dev/null --insecure -w '%{http_code} %{http_version} ${target}\\n' ${options} --resolve "$DOCS_SITE:443:127.0.0.1" "https://$DOCS_SITE${target}"`,
    )
    .join('\n');

/** Blocks for the account that publishes. */
const asPublisher = (commands: string) => `su - yttra-docs -c 'bash -e' <<'COMMANDS'\n${commands}COMMANDS`;

describe.runIf(isRoot)('OPERATIONS.md, followed word by word on a fresh Debian 12', () => {
  let debian: FreshDebian;
  let output: string;
  let restored: string;
  let seconds: number;

  beforeAll(async () => {
    debian = await FreshDebian.make();
    [a.file, `${a.file}.sha256`].forEach((file) => debian.bring(file));
    debian.bring(b.file, 'later.tar.gz');
    output = await debian.follow(
      [
        ...commandsOf('A new host'),
        mark('again'),
        ...commandsOf('A new host'),
        mark('challenge'),
        'mkdir -p /var/www/acme/.well-known/acme-challenge',
        'echo token > /var/www/acme/.well-known/acme-challenge/t',
        'curl -sS -H "Host: $DOCS_SITE" http://127.0.0.1/.well-known/acme-challenge/t',
        mark('publish'),
        `install -o yttra-docs later.tar.gz "/home/yttra-docs/${path.basename(b.file)}"`,
        asPublisher(commandsOf('Publish, roll back', 'publish').join('\n')),
        mark('open'),
        ask('', '/internal', '/report/intro'),
        mark('internal'),
        ...commandsOf('Close `internal`', 'internal'),
        'sleep 1',
        mark('closed'),
        ask('', '/internal', '/en/internal', '/report/intro', '/no-such-page'),
        ask('-u "reader:a long password"', '/internal'),
        mark('watch'),
        ...commandsOf('Watch', 'watch'),
        mark('probe'),
        ...commandsOf('Watch', 'probe'),
        'su -s /bin/sh www-data -c probe || true',
        mark('rotate'),
        'logrotate --force /etc/logrotate.d/nginx',
        'sleep 1',
        ask('', '/api/about'),
        'sleep 1',
        'grep . /var/log/nginx/yttra-docs.log /var/log/nginx/yttra-docs.log.1',
        mark('restart'),
        'service nginx stop',
        'sleep 1',
        'service nginx start',
        ask('--retry 5 --retry-connrefused', '/en/report/intro'),
        mark('keep'),
        ...commandsOf('When the host is lost', 'keep'),
        'sha256sum /etc/nginx/tls/fullchain.pem',
        mark('addresses'),
        'cat /var/log/nginx/* /var/log/*.log | grep -a -F 127.0.0.1 || echo none',
        mark('end'),
        '',
      ].join('\n'),
    );
    const lost = debian;
    debian = await FreshDebian.make();
    [b.file, `${b.file}.sha256`, lost.fileOf('host-files.tar.gz')].forEach((file) => debian.bring(file));
    lost.dispose();
    const start = performance.now();
    restored = await debian.follow(
      [
        ...commandsOf('When the host is lost', 'restore'),
        '. /etc/yttra-docs.conf',
        mark('restored'),
        'sha256sum /etc/nginx/tls/fullchain.pem',
        ask('', '/internal', '/report/intro'),
        mark('end'),
        '',
      ].join('\n'),
    );
    seconds = Math.round((performance.now() - start) / 1000);
  });
  afterAll(() => debian?.dispose());

  it('gives a host that serves the first release over TLS and HTTP/2', () => {
    expect(output).toContain(`Published ${a.id}.`);
    expect(output).toMatch(/^HTTP\/2 200/m);
    expect(output).toMatch(/^strict-transport-security: /m);
  });

  it('answers the question of whoever gives the certificate', () =>
    expect(partOf(output, 'challenge').trim()).toBe('token'));

  it('publishes the next release and goes back and forth, by an account that is not root', () => {
    const part = partOf(output, 'publish');
    expect(part).toContain(`Published ${b.id}, before it ${a.id}.`);
    expect(part).toContain(`current: ${b.id}\nprevious: ${a.id}\nconfirmed: ${b.id}`);
    expect(part.match(/^Back on .*$/gm)).toEqual([
      `Back on ${a.id}. Once more leads forward to ${b.id}.`,
      `Back on ${b.id}. Once more leads forward to ${a.id}.`,
    ]);
  });

  it('closes internal, and nothing else', () => {
    expect(partOf(output, 'open').trim()).toBe('200 2 /internal\n200 2 /report/intro');
    expect(partOf(output, 'closed').trim()).toBe(
      '401 2 /internal\n401 2 /en/internal\n200 2 /report/intro\n404 2 /no-such-page\n200 2 /internal',
    );
  });

  it('says what is read, and what is missed', () => {
    const part = partOf(output, 'watch');
    expect(part).toMatch(/^200 \d+$/m);
    expect(part).toMatch(/^\d+ \/no-such-page$/m);
    expect(part).toMatch(/^Filesystem /m);
  });

  it('can be set up again, and changes nothing', () => {
    expect(partOf(output, 'again')).toContain(`Published ${a.id}`);
  });

  it('probes and rotates its log, with the site in it and no address', () => {
    const part = partOf(output, 'probe');
    // The certificate is still the host's own.
    expect(part).toContain('is not trusted: curl: (60)');
    expect(part).toContain(`yttra_docs_release_info{release="${b.id}"} 1`);
    expect(part).not.toMatch(/Permission denied|is answered with/);
    const rotated = partOf(output, 'rotate');
    expect(rotated).toMatch(/^\S+\/yttra-docs\.log\.1:\S+ 200 GET \/internal /m);
    // What is read from then on goes into the new file.
    expect(rotated.match(/^[^:\n]+(?=:\S+ 200 GET \/api\/about )/gm)).toEqual(['/var/log/nginx/yttra-docs.log']);
    expect(partOf(output, 'addresses').trim()).toBe('none');
  });

  it('is back on another machine in ten minutes, with its certificate and its closed section', () => {
    console.log(`from a bare Debian to the last state: ${seconds} s`);
    expect(seconds).toBeLessThan(600);
    expect(restored).toContain(`Published ${b.id}.`);
    const fingerprint = /^[0-9a-f]{64} .*fullchain\.pem$/m;
    expect(partOf(restored, 'restored')).toContain(fingerprint.exec(partOf(output, 'keep'))![0]);
    expect(partOf(restored, 'restored')).toContain('401 2 /internal\n200 2 /report/intro');
  });

  it('serves again after a restart of the server', () =>
    expect(partOf(output, 'restart')).toContain('200 2 /en/report/intro'));
});

it.runIf(isRoot)('OPERATIONS.md leads to a host with Caddy, too', async () => {
  const debian = await FreshDebian.make();
  onTestFinished(() => debian.dispose());
  debian.bring(a.file);
  debian.bring(b.file, 'later.tar.gz');
  const output = await debian.follow(
    [
      ...commandsOf('A new host', 'caddy'),
      // Without a public name, certificates are Caddy's own; without systemd, somebody starts it.
      "sed -i '0,/^{/s//{\\n\\tlocal_certs\\n\\tskip_install_trust/' /etc/caddy/Caddyfile",
      'caddy start --config /dev/null',
      asPublisher('switch ~/yttra-docs-*.tar.gz || { sleep 3; switch ~/yttra-docs-*.tar.gz; }\n'),
      `install -o yttra-docs later.tar.gz "/home/yttra-docs/${path.basename(b.file)}"`,
      asPublisher(commandsOf('Publish, roll back', 'publish').join('\n')),
      '. /etc/yttra-docs.conf',
      mark('served'),
      ask('', '/', '/report/intro', '/no-such-page'),
      'curl -sS --insecure --resolve "$DOCS_SITE:443:127.0.0.1" "https://$DOCS_SITE/version.json"',
    ].join('\n'),
  );
  expect(output).toContain(`Published ${b.id}, before it ${a.id}.`);
  expect(partOf(output, 'served')).toContain('200 2 /\n200 2 /report/intro\n404 2 /no-such-page\n');
  expect(partOf(output, 'served')).toContain(`"release":"${b.id}"`);
});

it('a section or block that is not there is not passed over', () => {
  expect(() => commandsOf('A new host', 'no-such-mark')).toThrow('no block');
  expect(() => commandsOf('No such section')).toThrow('no block');
});
