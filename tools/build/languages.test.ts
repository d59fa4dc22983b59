import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
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

let site: string;
const out = () => path.join(site, 'out');
const page = (name: string) => readFileSync(path.join(out(), name), 'utf8');

beforeEach(() => {
  site = mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  for (const [name, source] of Object.entries(framework)) {
    const file = path.join(site, 'node_modules', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, source);
  }
});

afterEach(() => rmSync(site, {recursive: true}));

describe('languages that are built at the same time', () => {
  it('end in one folder, and each has a folder of its own for generated files', async () => {
    expect(await buildLanguages(site, out())).toBe(0);
    expect(page('index.html')).toBe('sv by way of .docusaurus-build-sv');
    expect(page('en/index.html')).toBe('en by way of .docusaurus-build-en');
    expect(readdirSync(site).sort()).toEqual(['node_modules', 'out']);
  });

  it('have said everything, one after the other, when the build is over', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await buildLanguages(site, out());
    const said = write.mock.calls.map(([words]) => String(words)).join('');
    write.mockRestore();
    expect(said).toBe('built sv\nbuilt en\n');
  });

  it('are stopped when they are not allowed, without a word of theirs', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const status = await buildLanguages(site, out(), {LATE: 'en'}, Promise.resolve(3));
    const said = write.mock.calls.length;
    write.mockRestore();
    expect([status, said, existsSync(`${out()}-en`)]).toEqual([3, 0, false]);
  });

  it.each([
    {FAILS: 'sv', LATE: 'en'},
    {FAILS: 'en', LATE: ''},
  ])('fail with the one that fails, and leave no part of another behind: %o', async (env) => {
    expect(await buildLanguages(site, out(), env)).toBe(1);
    expect(existsSync(`${out()}-en`)).toBe(false);
    expect(existsSync(path.join(out(), 'en'))).toBe(false);
  });
});
