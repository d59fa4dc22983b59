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

/** The first two blocks of the page: an archive is verified, and the host set up. */
const setUp = () => [...commandsOf('A new host', 'verify'), ...commandsOf('A new host')];

/** What an archive needs beside it on a host that does not know its key yet. */
const bringWhole = (debian: FreshDebian, file: string) =>
  [file, `${file}.sig`, path.join(path.dirname(file), 'yttra-docs.signers')].forEach((name) => debian.bring(name));

/** Lets the account have the later release. */
const bringLater = ['', '.sig']
  .map(
    (extension) =>
      `install -o yttra-docs later.tar.gz${extension} "/home/yttra-docs/${path.basename(b.file)}${extension}"`,
  )
  .join('\n');

/** What somebody who holds the account would do to become root, or to have root's nginx write a file. */
const attack = `
cd
echo 'access_log /root/taken;' | tee -a /srv/yttra-docs/current/nginx/server.conf /srv/yttra-docs/current/nginx/http.conf > /dev/null
sudo -n /usr/sbin/nginx -s reload
mkdir own forged
ssh-keygen -q -t ed25519 -N '' -f own/id
printf 'yttra-docs %s\\n' "$(cat own/id.pub)" > own/signers
printf 'DOCS_ETC=%s/own\\n' "$PWD" > own/conf
tar -xzf yttra-docs-*.tar.gz -C forged key nginx
echo 'access_log /root/taken;' >> forged/nginx/server.conf
tar -czf forged.tar.gz -C forged key nginx
ssh-keygen -q -Y sign -f own/id -n yttra-docs-release forged.tar.gz
install='/usr/local/sbin/docs-host install "$(cat forged.tar.gz.sig)" < forged.tar.gz'
for command in \\
  "sudo -n $install" \\
  "DOCS_CONF=own/conf sudo -n $install" \\
  "sudo -n DOCS_CONF=own/conf $install" \\
  "sudo -n env DOCS_CONF=own/conf $install" \\
  'sudo -n /usr/local/sbin/docs-host use ../../../home/yttra-docs/forged/nginx' \\
  'sudo -n /usr/local/sbin/docs-host set-up forged.tar.gz' \\
  'sudo -n /usr/sbin/nginx -t -q -c /srv/yttra-docs/current/nginx/server.conf' \\
  'switch forged.tar.gz'
do
  if eval "$command"; then echo "Done, and should not be: $command"; fi
done
`;

/** Blocks for the account that publishes. */
const asPublisher = (commands: string) => `su - yttra-docs -c 'bash -e' <<'COMMANDS'\n${commands}COMMANDS`;

describe.runIf(isRoot)('OPERATIONS.md, followed word by word on a fresh Debian 12', () => {
  let debian: FreshDebian;
  let output: string;
  let restored: string;
  let seconds: number;

  beforeAll(async () => {
    debian = await FreshDebian.make();
    bringWhole(debian, a.file);
    // An older one in the folder is passed over.
    debian.bring(b.file, 'yttra-docs-20000101-000000-0000000000.tar.gz');
    ['', '.sig'].forEach((extension) => debian.bring(b.file + extension, `later.tar.gz${extension}`));
    output = await debian.follow(
      [
        ...setUp(),
        mark('again'),
        'echo "# of this host" >> /etc/yttra-docs.conf',
        'echo "# of another release" >> /usr/local/bin/probe',
        'cd /tmp',
        `docs-host set-up ~/${path.basename(a.file)}`,
        'cd',
        mark('old'),
        // As a host was set up when nginx still read the account's own folder.
        'site=/etc/nginx/sites-available/yttra-docs',
        "sed -i 's|include /etc/yttra-docs/nginx/current/serve|include /srv/yttra-docs/current/nginx/serve|' $site",
        'nginx -s reload',
        'sleep 1',
        `docs-host set-up ~/${path.basename(a.file)} || probe || true`,
        "sed -i 's|include /srv/yttra-docs/current/nginx/|include /etc/yttra-docs/nginx/current/|' $site",
        'nginx -s reload',
        mark('challenge'),
        'mkdir -p /var/www/acme/.well-known/acme-challenge',
        'echo token > /var/www/acme/.well-known/acme-challenge/t',
        'curl -sS -H "Host: $DOCS_SITE" http://127.0.0.1/.well-known/acme-challenge/t',
        mark('publish'),
        bringLater,
        asPublisher(commandsOf('Publish, roll back', 'publish').join('\n')),
        mark('open'),
        ask('', '/internal', '/report/intro'),
        mark('internal'),
        ...commandsOf('Close `internal`', 'internal'),
        'sleep 1',
        mark('closed'),
        ask('', '/internal', '/en/internal', '/report/intro', '/no-such-page', '/report/', '/search'),
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
        mark('limits'),
        'nft list table inet yttra_docs',
        "grep -h 'open files' /proc/[0-9]*/limits",
        'ls -ld /var/log/yttra-docs',
        mark('restart'),
        'service nginx stop',
        'sleep 1',
        'service nginx start',
        ask('--retry 5 --retry-connrefused', '/en/report/intro'),
        mark('boot'),
        // The power went while a switch had just begun; then the machine starts.
        `ln -sfn releases/${a.id} /srv/yttra-docs/current`,
        'service nginx stop',
        'service cron stop || true',
        'rm -f /run/crond.reboot',
        'service cron start',
        ask('--retry 60 --retry-delay 1 --retry-connrefused', '/en/report/intro'),
        'sleep 1',
        'switch --status',
        mark('attack'),
        asPublisher(attack),
        'sleep 1',
        ask('', '/report/intro'),
        'ls /root /etc/yttra-docs /etc/yttra-docs/nginx',
        mark('keep'),
        'mkdir -p /home/yttra-docs/.ssh',
        'echo ssh-ed25519 of-the-machine-that-releases > /home/yttra-docs/.ssh/authorized_keys',
        'chown -R yttra-docs: /home/yttra-docs/.ssh',
        'chmod -R go= /home/yttra-docs/.ssh',
        'install -m 750 -g yttra-docs /bin/true /usr/local/bin/purge-docs',
        'echo "# asked" > /etc/nginx/conf.d/yttra-search.conf',
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
    [a, b].forEach(({file}) => bringWhole(debian, file));
    debian.bring(lost.fileOf('host-files.tar.gz'));
    lost.dispose();
    const start = performance.now();
    restored = await debian.follow(
      [
        // Accounts of this machine have taken the numbers of before.
        'useradd --system other',
        ...commandsOf('When the host is lost', 'restore'),
        ...setUp(),
        mark('restored'),
        'sha256sum /etc/nginx/tls/fullchain.pem',
        ask('', '/internal', '/report/intro'),
        mark('files'),
        'cat /etc/nginx/conf.d/yttra-search.conf',
        'ls -l /usr/local/bin/purge-docs',
        "su - yttra-docs -c 'ls -l .ssh/authorized_keys'",
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
      '401 2 /internal\n401 2 /en/internal\n200 2 /report/intro\n404 2 /no-such-page\n301 2 /report/\n200 2 /search\n200 2 /internal',
    );
  });

  it('says what is read, what is missed or has moved, and what is read though no sitemap lists it', () => {
    const part = partOf(output, 'watch');
    expect(part).toMatch(/^200 \d+$/m);
    expect(part).toMatch(/^\d+ 404 \/no-such-page$/m);
    expect(part).toMatch(/^\d+ 301 \/report\/$/m);
    expect(part).toMatch(/^\d+ \/search$/m);
    expect(part).not.toMatch(/^\d+ \/report\/intro$/m);
    expect(part).toMatch(/^Filesystem /m);
  });

  it('is brought up to date, which leaves its settings as they are, and says what is otherwise', () => {
    const part = partOf(output, 'again');
    expect(part).toContain(`Published ${a.id}`);
    expect(part.match(/^Replaced: .*$/gm)).toEqual(['Replaced: /usr/local/bin/probe']);
    expect(part).toMatch(/^-# of this host\n\/etc\/yttra-docs\.conf stays as it is/m);
  });

  it('gets no new tools while nginx reads files of the account, and is told so by the probe', () => {
    const part = partOf(output, 'old');
    expect(part).toContain('docs-host: /etc/nginx/sites-available/yttra-docs lets nginx read files of /srv/yttra-docs');
    expect(part).toContain('nginx reads /srv/yttra-docs/current/nginx/server.conf, so that yttra-docs can become root');
    expect(part).not.toContain('stays as it is');
  });

  it('puts right at its start what a power cut has interrupted', () => {
    expect(partOf(output, 'boot')).toMatch(/200 2 \/en\/report\/intro\n/);
    expect(partOf(output, 'boot')).toContain(`current: ${b.id}\n`);
  });

  it('gives root to nobody who holds the account that publishes', () => {
    const part = partOf(output, 'attack');
    expect(part).toContain('200 2 /report/intro');
    expect(part).not.toContain('taken');
    expect(part).not.toContain('Done, and should not be');
    expect(part.match(/signed by a key that \/etc\/yttra-docs\/signers does not hold\.$/gm)).toHaveLength(2);
    expect(part).toContain(
      'switch: /home/yttra-docs/forged.tar.gz is signed by a key that /etc/yttra-docs/signers does not hold',
    );
    // By this word deploy/switch knows sudo's refusal from nginx's.
    expect(part).toMatch(/^sudo: /m);
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

  it('limits connections, lets nginx open files for each, and keeps its words from others', () => {
    const part = partOf(output, 'limits');
    expect(part).toContain('ip saddr ct count over 500');
    expect(part).toMatch(/^Max open files\s+16384\s/m);
    expect(part).toMatch(/^drwx--x--- 2 root www-data /m);
  });

  it('is back on another machine in ten minutes, with its certificate and its closed section', () => {
    console.log(`from a bare Debian to the last state: ${seconds} s`);
    expect(seconds).toBeLessThan(600);
    expect(restored).toContain(`Published ${b.id}.`);
    const fingerprint = /^[0-9a-f]{64} .*fullchain\.pem$/m;
    expect(partOf(restored, 'restored')).toContain(fingerprint.exec(partOf(output, 'keep'))![0]);
    expect(partOf(restored, 'restored')).toContain('401 2 /internal\n200 2 /report/intro');
  });

  it('is published to by the machine that did before, and purges as it did', () => {
    const part = partOf(restored, 'files');
    expect(part).toContain('# asked');
    expect(part).toMatch(/^-rwxr-x--- 1 root +yttra-docs .*purge-docs$/m);
    expect(part).toMatch(/^-rw------- 1 yttra-docs yttra-docs .*authorized_keys$/m);
  });

  it('serves again after a restart of the server', () =>
    expect(partOf(output, 'restart')).toContain('200 2 /en/report/intro'));
});

it.runIf(isRoot)('OPERATIONS.md leads to a host with Caddy, too', async () => {
  const debian = await FreshDebian.make();
  onTestFinished(() => debian.dispose());
  bringWhole(debian, a.file);
  ['', '.sig'].forEach((extension) => debian.bring(b.file + extension, `later.tar.gz${extension}`));
  const output = await debian.follow(
    [
      ...commandsOf('A new host', 'verify'),
      ...commandsOf('A new host', 'caddy'),
      // Without a public name, certificates are Caddy's own; without systemd, somebody starts it.
      "sed -i '0,/^{/s//{\\n\\tlocal_certs\\n\\tskip_install_trust/' /etc/caddy/Caddyfile",
      'caddy start --config /dev/null',
      asPublisher('switch ~/yttra-docs-*.tar.gz || { sleep 3; switch ~/yttra-docs-*.tar.gz; }\n'),
      bringLater,
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
