import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {projectRoot} from '../lib/paths';

interface Sbom {
  serialNumber?: string;
  metadata: {timestamp?: string; component?: {name: string}};
  readonly components: readonly unknown[];
}

/** A UUID that depends on nothing but `text`, in the form that CycloneDX asks for. */
function uuid(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex');
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/**
 * Makes npm's bill of materials depend on the commit and npm's version alone: npm writes the clock, a random number
 * and the name of the folder into it. What a version of npm lists and how is its own, so it stays named.
 *
 * @throws when npm gave no components: it writes an empty file when the tree has a wrong peer
 */
export function fixSbom(text: string, commit: string, time: number): string {
  const sbom = JSON.parse(text) as Sbom;
  if (!(sbom.components?.length > 0)) {
    throw new Error(
      'npm sbom found no components. Run "npm sbom --sbom-format cyclonedx --package-lock-only" and mend what it reports.',
    );
  }
  sbom.serialNumber = uuid(commit);
  if (sbom.metadata.component) {
    sbom.metadata.component.name = 'yttra-docs';
  }
  sbom.metadata.timestamp = new Date(time * 1000).toISOString();
  return `${JSON.stringify(sbom, null, 1)}\n`;
}

/**
 * The CycloneDX bill of materials of the lockfile.
 *
 * @throws when npm refuses, with what it printed
 */
export function makeSbom(commit: string, time: number): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const text = execFileSync(npm, ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return fixSbom(text, commit, time);
}
