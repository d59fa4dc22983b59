import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, inject, it} from 'vitest';
import {parse} from 'yaml';
import {scratchFolder} from '../../packages/scratch-folder';
import {projectRoot} from '../../tools/lib/paths';
import {makeKey} from './lib/signing';

const {a} = inject('releases');
const {dir, read} = scratchFolder(true);
const work = path.join(dir, 'work');
const archive = path.basename(a.file);

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

const {steps} = parse(readFileSync(path.join(projectRoot, '.github/workflows/release.yml'), 'utf8')).jobs.publish as {
  steps: Step[];
};

/** Runs the commands of the job that publishes, as its runner does, with a `gh` that only writes down what it is asked. */
function publish(): void {
  const env = {PATH: `${dir}:${process.env.PATH}`, RELEASE_KEY: read('key'), TAG: 'release-1'};
  steps
    .flatMap(({run}) => run ?? [])
    .forEach((commands) => execFileSync('bash', ['-e', '-c', commands], {cwd: work, env, stdio: 'pipe'}));
}

const names = ['-f', 'yttra-docs.signers', '-I', 'yttra-docs', '-n', 'yttra-docs-release', '-s', `${archive}.sig`];
const verify = (data: Buffer) =>
  execFileSync('ssh-keygen', ['-Y', 'verify', ...names], {cwd: work, input: data, stdio: 'pipe'});

describe('what the release workflow publishes', () => {
  beforeAll(() => {
    mkdirSync(work);
    ['', '.sha256'].forEach((end) => copyFileSync(`${a.file}${end}`, path.join(work, `${archive}${end}`)));
    makeKey(path.join(dir, 'key'));
    writeFileSync(path.join(dir, 'gh'), `#!/bin/sh\necho "$@" > ${dir}/asked\n`, {mode: 0o755});
    publish();
  });

  it('is signed, and the signature is of this archive only', () => {
    const data = readFileSync(path.join(work, archive));
    expect(verify(data).toString()).toContain('Good "yttra-docs-release" signature for yttra-docs');
    expect(() => verify(Buffer.concat([data, Buffer.from(' ')]))).toThrow();
  });

  it('has its bill of materials beside it, and is uploaded whole, without the key', () => {
    expect(JSON.parse(read('work/yttra-docs-sbom.json')).bomFormat).toBe('CycloneDX');
    const files = [archive, `${archive}.sha256`, `${archive}.sig`, 'yttra-docs-sbom.json', 'yttra-docs.signers'];
    expect(readdirSync(work).sort()).toEqual([...files].sort());
    const asked = read('asked');
    expect(asked).toMatch(/^release create release-1 --verify-tag /);
    files.forEach((file) => expect(asked).toContain(` ${file}`));
  });

  it('is nothing when the archive is not what its .sha256 says', () => {
    writeFileSync(path.join(work, archive), 'another');
    expect(publish).toThrow();
  });
});
