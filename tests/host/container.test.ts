import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, inject, it} from 'vitest';
import {portOpens} from './lib/host';
import {rawRequest} from './lib/rawRequest';

const {a} = inject('releases');
const port = 8397;

/**
 * The container's nginx without a container engine: the same nginx.conf, as nobody, with the whole
 * file system read-only but for an empty /tmp, without any capability.
 */
describe.runIf(process.getuid?.() === 0)('the container', () => {
  let dir: string;
  let child: ReturnType<typeof spawn>;

  beforeAll(async () => {
    // Not in /tmp, which is another one inside.
    dir = mkdtempSync('/var/tmp/container-');
    chmodSync(dir, 0o755);
    execFileSync('tar', ['-xzf', a.file, '-C', dir]);
    const key = readFileSync(path.join(dir, 'key'), 'utf8').trim();
    // What the Containerfile copies and links.
    const home = path.join(dir, 'home');
    mkdirSync(path.join(home, 'slot', key), {recursive: true});
    mkdirSync(path.join(home, 'current'));
    symlinkSync(path.join(dir, 'site'), path.join(home, 'slot', key, 'site'));
    symlinkSync(path.join(dir, 'nginx'), path.join(home, 'current/nginx'));
    symlinkSync(`slot/${key}/site`, path.join(home, 'pool'));
    const text = readFileSync(path.join(dir, 'container/nginx.conf'), 'utf8');
    const conf = path.join(dir, 'nginx.conf');
    writeFileSync(conf, text.replace('listen 8080;', `listen 127.0.0.1:${port};`));
    mkdirSync('/srv/yttra-docs', {recursive: true});
    const inside = `mount --bind ${home} /srv/yttra-docs && mount -o remount,ro,bind / && mount -t tmpfs -o mode=1777 tmpfs /tmp &&
      exec setpriv --reuid=65534 --regid=65534 --clear-groups --bounding-set=-all --no-new-privs nginx -e stderr -c ${conf} -g 'daemon off;'`;
    child = spawn('unshare', ['--mount', 'sh', '-c', inside], {stdio: ['ignore', 'ignore', 'inherit'], detached: true});
    await portOpens(port);
  });
  afterAll(() => {
    if (child?.pid) {
      process.kill(-child.pid, 'SIGTERM');
    }
    rmSync(dir, {recursive: true, force: true});
    spawnSync('rmdir', ['/srv/yttra-docs']);
  });

  it('serves the site as nobody, read-only', async () => {
    const answer = await rawRequest(port, 'GET', '/report/intro', {'Accept-Encoding': 'br'});
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect((await rawRequest(port, 'GET', '/nope')).status).toBe(404);
    expect((await rawRequest(port, 'GET', '/report/')).headers.location).toBe('/report/intro');
  });

  it('is described by a file that names the same key', () => {
    const key = readFileSync(path.join(dir, 'key'), 'utf8').trim();
    expect(readFileSync(path.join(dir, 'container/Containerfile'), 'utf8')).toContain(`/slot/${key}/site`);
    expect(existsSync(path.join(dir, 'container/nginx.conf'))).toBe(true);
  });
});
