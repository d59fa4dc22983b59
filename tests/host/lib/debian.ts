import {execFile, spawnSync} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {projectRoot} from '../../../tools/lib/paths';

const run = promisify(execFile);
const pristine = path.join(projectRoot, '.cache/debian/bookworm');
const unfinished = `${pristine}.unfinished`;

/** A fresh Debian has the ports of this machine. */
function requirePorts(): void {
  const busy = spawnSync('ss', ['-Hltnp', '( sport = :80 or sport = :443 )'], {encoding: 'utf8'}).stdout;
  if (busy !== '') {
    throw new Error(`A fresh Debian cannot be tried while port 80 or 443 is taken:\n${busy}`);
  }
}

/**
 * Folder of a minimal Debian 12 that must not be changed: made by debootstrap at the first time, in one to two minutes.
 */
export async function pristineDebian(): Promise<string> {
  if (!existsSync(pristine)) {
    rmSync(unfinished, {recursive: true, force: true});
    mkdirSync(path.dirname(pristine), {recursive: true});
    // What debootstrap mounts goes with it, however it ends.
    const options = ['--variant=minbase', 'bookworm', unfinished, 'http://deb.debian.org/debian'];
    await run('unshare', ['--mount', 'debootstrap', ...options], {maxBuffer: 16 * 1024 * 1024});
    renameSync(unfinished, pristine);
  }
  return pristine;
}

/** A fresh Debian 12 in a folder of its own: nothing in it but what `debootstrap` puts into a minimal system. */
export class FreshDebian {
  private constructor(private readonly root: string) {}

  /** @throws when port 80 or 443 of this machine is taken */
  static async make(): Promise<FreshDebian> {
    requirePorts();
    const root = mkdtempSync(path.join(os.tmpdir(), 'debian-'));
    await run('cp', ['-a', `${await pristineDebian()}/.`, root]);
    // Where this machine asks for names today.
    cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), {dereference: true});
    // As Debian's installer does, and debootstrap does not.
    writeFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
    return new FreshDebian(root);
  }

  /** Puts a file into root's folder. */
  bring(file: string, name = path.basename(file)): void {
    cpSync(file, this.fileOf(name));
  }

  /** Path of a file in root's folder, on this machine. */
  fileOf(name: string): string {
    return path.join(this.root, 'root', name);
  }

  /**
   * Runs commands as root in root's folder, all in one shell that ends at the first that fails. When
   * it ends, so does everything that it started.
   *
   * @returns what they printed
   * @throws with what they printed, when one fails
   */
  async follow(commands: string): Promise<string> {
    const script = this.fileOf('follow.sh');
    mkdirSync(path.dirname(script), {recursive: true});
    writeFileSync(script, `exec 2>&1\nset -e -o pipefail\ncd\n${commands}`);
    chmodSync(script, 0o700);
    const shell = `unshare --mount --pid --fork --kill-child --mount-proc=${this.root}/proc chroot ${this.root}
      env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash /root/follow.sh`;
    const [program, ...args] = shell.split(/\s+/);
    const {stdout} = await run(program!, args, {maxBuffer: 64 * 1024 * 1024}).catch(
      (error: {stdout: string; message: string}) => {
        throw new Error(`${error.message}\n${error.stdout.split('\n').slice(-60).join('\n')}`);
      },
    );
    return stdout;
  }

  dispose(): void {
    // Its kernel is that of this machine.
    spawnSync('nft', ['delete', 'table', 'inet', 'yttra_docs']);
    rmSync(this.root, {recursive: true, force: true});
  }
}
