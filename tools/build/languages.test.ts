import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {buildLanguages} from './languages';

/** A framework that writes one page, or fails for the language in FAILS; that in LATE takes its time. */
const framework = {
  '@docusaurus/logger/index.js': 'exports.logger = console;',
  '@docusaurus/core/lib/commands/build/buildLocale.js': `
    const {mkdirSync, writeFileSync} = require('node:fs');
    const {setTimeout} = require('node:timers/promises');
    exports.buildLocale = async ({locale, cliOptions: {outDir}}) => {
      const {FAILS, LATE, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated} = process.env;
      if (LATE === locale) await setTimeout(60_000);
      if (FAILS === locale) throw new Error('a fault of ' + locale);
      const dir = locale === 'sv' ? outDir : outDir + '/' + locale;
      mkdirSync(dir, {recursive: true});
      writeFileSync(dir + '/index.html', locale + ' by way of ' + generated);
      console.log('built ' + locale);
    };`,
};

const {dir: site, write, read} = scratchFolder();
const out = path.join(site, 'out');

beforeEach(() => Object.entries(framework).forEach(([name, source]) => write(`node_modules/${name}`, source)));

describe('languages that are built at the same time', () => {
  it('end in one folder, and each has a folder of its own for generated files', async () => {
    expect(await buildLanguages(site, out)).toBe(0);
    expect(read('out/index.html')).toBe('sv by way of .docusaurus-build-sv');
    expect(read('out/en/index.html')).toBe('en by way of .docusaurus-build-en');
    expect(readdirSync(site).sort()).toEqual(['node_modules', 'out']);
  });

  it.each([
    ['have said everything, one after the other, when the build is over', '', 0, 'built sv\nbuilt en\n'],
    ['are stopped when they are not allowed, without a word of theirs', 'en', 3, ''],
  ])('%s', async (_, LATE, allowed, said) => {
    const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const status = await buildLanguages(site, out, {LATE}, Promise.resolve(allowed));
    const printed = print.mock.calls.map(([words]) => String(words)).join('');
    print.mockRestore();
    expect([status, printed, existsSync(`${out}-en`)]).toEqual([allowed, said, false]);
  });

  it.each([
    {FAILS: 'sv', LATE: 'en'},
    {FAILS: 'en', LATE: ''},
  ])('fail with the one that fails, and leave no part of another behind: %o', async (env) => {
    expect(await buildLanguages(site, out, env)).toBe(1);
    expect(existsSync(`${out}-en`)).toBe(false);
    expect(existsSync(path.join(out, 'en'))).toBe(false);
  });
});
