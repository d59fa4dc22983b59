import {execFile, spawnSync} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);
/** Outside the project: files of root's, which a clean-up of the project should not meet. */
const pristine = '/var/tmp/yttra-docs-debian-12';

/** Why a fresh Debian cannot be tried on this machine, or nothing when it can. */
export function hindrance(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v debootstrap']).status !== 0) {
    return 'needs root and debootstrap';
  }
  const busy = spawnSync('ss', ['-Hltn', '( sport = :80 or sport = :443 )'], {encoding: 'utf8'}).stdout;
  return busy === '' ? undefined : `port 80 or 443 is taken: ${busy}`;
}

/**
 * Folder of a minimal Debian 12 that must not be changed: made by debootstrap at the first time, in one to two minutes.
 */
export async function pristineDebian(): Promise<string> {
  if (!existsSync(pristine)) {
    rmSync(`${pristine}.unfinished`, {recursive: true, force: true});
    await run(
      'debootstrap',
      ['--variant=minbase', 'bookworm', `${pristine}.unfinished`, 'http://deb.debian.org/debian'],
      {maxBuffer: 16 * 1024 * 1024},
    );
    renameSync(`${pristine}.unfinished`, pristine);
  }
  return pristine;
}

/** A fresh Debian 12 in a folder: nothing in it but what `debootstrap` puts into a minimal system. */
export class FreshDebian {
  private constructor(private readonly root: string) {}

  /** @param root folder that it is made in, anew */
  static async make(root: string): Promise<FreshDebian> {
    await pristineDebian();
    rmSync(root, {recursive: true, force: true});
    await run('cp', ['-a', pristine, root]);
    // Where this machine asks for names today.
    cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'), {dereference: true});
    return new FreshDebian(root);
  }

  /** Puts a file into root's folder. */
  bring(file: string, name = path.basename(file)): void {
    cpSync(file, path.join(this.root, 'root', name));
  }

  /** Takes a file out of root's folder, into one of this machine. */
  take(name: string): string {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'taken-')), name);
    cpSync(path.join(this.root, 'root', name), file);
    return file;
  }

  /**
   * Runs commands as root in root's folder, all in one shell that ends at the first that fails. When
   * it ends, so does everything that it started.
   *
   * @returns what they printed
   * @throws with what they printed, when one fails
   */
  async follow(commands: string): Promise<string> {
    const script = path.join(this.root, 'root/follow.sh');
    mkdirSync(path.dirname(script), {recursive: true});
    writeFileSync(script, `exec 2>&1\nset -e -o pipefail\ncd\n${commands}`);
    chmodSync(script, 0o700);
    const proc = path.join(this.root, 'proc');
    const {stdout} = await run(
      'unshare',
      [
        '--mount',
        '--pid',
        '--fork',
        '--kill-child',
        `--mount-proc=${proc}`,
        'chroot',
        this.root,
        'env',
        '-i',
        'HOME=/root',
        'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        'bash',
        '/root/follow.sh',
      ],
      {maxBuffer: 64 * 1024 * 1024},
    ).catch((error: {stdout: string; message: string}) => {
      throw new Error(`${error.message}\n${error.stdout.split('\n').slice(-60).join('\n')}`);
    });
    return stdout;
  }

  dispose(): void {
    rmSync(this.root, {recursive: true, force: true});
  }
}
