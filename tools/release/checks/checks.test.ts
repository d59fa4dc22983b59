import {readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import createConfig from '../../../docusaurus.config';
import {scratchFolder} from '../../../packages/scratch-folder';
import {localeIds} from '../../../src/lib/locales';
import {BuiltSite} from '../../lib/builtSite';
import {projectRoot} from '../../lib/paths';
import {findProblems} from '../findProblems';
import {cspHash} from './policy';

/** A row of `faults.yml`, where its keys are described. */
interface Fault {
  readonly what: string;
  readonly remove?: string;
  readonly write?: Readonly<Record<string, string>>;
  readonly in?: string;
  readonly from?: string;
  readonly to?: string;
  readonly says: string;
}

const readYaml = (name: string): unknown => parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'));
const faults = readYaml('faults.yml') as readonly Fault[];

/** Files of a build without faults. */
const whole: Readonly<Record<string, string | Buffer>> = {
  ...(readYaml('build.yml') as Readonly<Record<string, string>>),
  // Beginning of a PNG of 1200 × 630.
  'assets/cards/a.png': Buffer.from('89504e470d0a1a0a0000000d49484452000004b0000002760803000000', 'hex'),
};
const expected = {
  published: ['/', '/en/', '/report/intro', '/en/report/intro', '/404', '/en/404'],
  siteUrl: 'https://docs.example',
  knownScripts: new Set([cspHash('light()')]),
};

const {dir, write} = scratchFolder();
beforeEach(() => Object.entries(whole).forEach(([file, text]) => write(file, text)));

const problems = () => findProblems(new BuiltSite(dir), expected);
const found = () => problems().map(({file, message}) => `${file}: ${message}`);

function replace(file: string, from: string, to: string): void {
  const text = String(whole[file]);
  expect(text).toContain(from);
  write(
    file,
    text.replace(from, () => to),
  );
}

it('finds nothing in a whole build', () => expect(found()).toEqual([]));

describe('finds', () => {
  it.each(faults)('$what', ({remove, write: written = {}, in: file, from, to, says}) => {
    if (remove) rmSync(path.join(dir, remove));
    if (file) replace(file, from!, to!);
    Object.entries(written).forEach(([name, text]) => write(name, text));
    expect(found()).toContain(says);
  });

  it('a symbolic link, and the folder of the project in a script', () => {
    symlinkSync('/etc/hostname', path.join(dir, 'link.txt'));
    write('assets/js/main.1.js', `console.log(${JSON.stringify(projectRoot)})`);
    expect(found()).toEqual(['link.txt: symbolic link.', 'assets/js/main.1.js: names the folder of the project.']);
  });
});

it.each(localeIds)('the configuration, which readers are sent, does not name that folder: %s', (locale) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  expect(JSON.stringify(createConfig())).not.toContain(projectRoot);
});

it.each(['ld+json', 'json'])('takes data in a script element for what it is: %s is not run', (type) => {
  replace('index.html', '</body>', `<script type="application/${type}">{"a":1}</script></body>`);
  expect(found()).toEqual([]);
});

it('says of each problem how to mend it', () => {
  rmSync(path.join(dir, 'NOTICE.txt'));
  problems().forEach(({fix}) => expect(fix).toMatch(/\w.*\.$/));
});
