import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The one purpose that a signature is valid for; deploy/switch and deploy/install/docs-host ask for it by name. */
const namespace = 'yttra-docs-release';
/** By whom releases are signed, in the list of keys that a host is given. */
const signer = 'yttra-docs';

/** File of the public half of a key, which may itself be what names the key. */
export function publicKeyFile(key: string): string {
  return `${key.replace(/\.pub$/, '')}.pub`;
}

/**
 * Signs an archive with OpenSSH, of which every host has the other half. Beside the archive come its signature,
 * `<archive>.sig`, and `yttra-docs.signers`, the public key as a host wants it (`ssh-keygen(1)`, "ALLOWED SIGNERS").
 *
 * @param key file of the private key, `<key>.pub` beside it, or `<key>.pub` alone when an agent holds the private one
 * @throws when a file of the key is missing, or the key does not sign
 */
export function signArchive(archive: string, key: string): void {
  const publicKey = readFileSync(publicKeyFile(key), 'utf8').trim();
  // By stdin, as a file that is there already would be asked about. A passphrase is asked for on the terminal.
  const signature = execFileSync('ssh-keygen', ['-q', '-Y', 'sign', '-f', key, '-n', namespace], {
    input: readFileSync(archive),
  });
  writeFileSync(`${archive}.sig`, signature);
  writeFileSync(
    path.join(path.dirname(archive), 'yttra-docs.signers'),
    `${signer} namespaces="${namespace}" ${publicKey}\n`,
  );
}
