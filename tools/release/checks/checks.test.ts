import {readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import createConfig from '../../../docusaurus.config';
import {localeIds} from '../../../src/lib/locales';
import {BuiltSite} from '../../lib/builtSite';
import {projectRoot} from '../../lib/paths';
import {findProblems} from '../findProblems';
import {FixtureBuild} from '../fixture';

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

const faults = parse(readFileSync(path.join(import.meta.dirname, 'faults.yml'), 'utf8')) as readonly Fault[];

let build: FixtureBuild;
beforeEach(() => {
  build = new FixtureBuild();
});
afterEach(() => build.dispose());

const problems = () => findProblems(new BuiltSite(build.dir), build.expected);
const found = () => problems().map(({file, message}) => `${file}: ${message}`);

it('finds nothing in a whole build', () => expect(found()).toEqual([]));

describe('finds', () => {
  it.each(faults)('$what', ({remove, write = {}, in: file, from, to, says}) => {
    if (remove) build.remove(remove);
    if (file) build.replace(file, from!, to!);
    Object.entries(write).forEach(([name, text]) => build.write(name, text));
    expect(found()).toContain(says);
  });

  it('a symbolic link, and the folder of the project in a script', () => {
    symlinkSync('/etc/hostname', path.join(build.dir, 'link.txt'));
    build.write('assets/js/main.1.js', `console.log(${JSON.stringify(projectRoot)})`);
    expect(found()).toEqual(['link.txt: symbolic link.', 'assets/js/main.1.js: names the folder of the project.']);
  });
});

it.each(localeIds)('the configuration, which readers are sent, does not name that folder: %s', (locale) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  expect(JSON.stringify(createConfig())).not.toContain(projectRoot);
});

it.each(['ld+json', 'json'])('takes data in a script element for what it is: %s is not run', (type) => {
  build.replace('index.html', '</body>', `<script type="application/${type}">{"a":1}</script></body>`);
  expect(found()).toEqual([]);
});

it('says of each problem how to mend it', () => {
  build.remove('NOTICE.txt');
  problems().forEach(({fix}) => expect(fix).toMatch(/\w.*\.$/));
});
