/**
 * `npm run search:comparison [-- folder]`: our search and the two best ready-made ones, in one run,
 * on the pages of the finished build (`build/` when no folder is named) and the questions of
 * tests/search, in one browser. Prints a Markdown table. Needs the npm registry the first time.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import type {Language} from '../../src/search/types';
import {ensureChromium} from '../lib/chromium';
import {serveGzip} from '../lib/gzipServer';
import {machine, today} from '../lib/machine';
import {buildDir, projectRoot} from '../lib/paths';
import {median} from '../lib/statistics';
import {temporaryPackages} from '../lib/temporaryPackages';
import {askAll} from './ask';
import {easyops} from './engines/easyops';
import type {Contender, Material} from './engines/engine';
import {ours} from './engines/ours';
import {pagefind} from './engines/pagefind';
import {comparedPages} from './pages';
import {quality} from './score';
import {comparisonTable, type Row} from './table';
import {comparedWith} from './versions';

process.env.SEARCH_BUILD = process.argv[2] ? path.resolve(process.argv[2]) : buildDir;
// Imported when the folder is known: it reads the variable as it is loaded.
const {buildDir: judged, builtIndex, isHeldOut, questionsIn} = await import('../../tests/search/questions');

const languages = {sv: 'Swedish', en: 'English'} as const satisfies Record<Language, string>;

/** A folder that the contender may fill and the browser asks. */
function emptyFolder(language: Language, {name}: Contender): string {
  const dir = path.join(projectRoot, '.cache/search-comparison', language, name);
  rmSync(dir, {recursive: true, force: true});
  mkdirSync(dir, {recursive: true});
  writeFileSync(path.join(dir, 'ask.html'), '<!doctype html><title>Search</title>');
  return dir;
}

async function judge(contender: Contender, material: Omit<Material, 'outDir'>, browser: Browser): Promise<Row> {
  const {language} = material;
  const outDir = emptyFolder(language, contender);
  await contender.prepare({...material, outDir});
  const questions = questionsIn(language);
  const server = await serveGzip(outDir);
  const heldOut = questions.filter(isHeldOut);
  const {answers, warm, cold, bytes} = await askAll(browser, server, questions.map(({q}) => q), heldOut.map(({q}) => q));
  server.close();
  return {
    language: languages[language],
    name: contender.name,
    all: quality(questions, answers),
    heldOut: quality(heldOut, answers.filter((_, position) => isHeldOut(questions[position]!, position))),
    bytes: median(bytes), cold: median(cold), warm: median(warm),
  };
}

const packages = await temporaryPackages(comparedWith);
const browser = await chromium.launch({executablePath: await ensureChromium(), args: ['--no-sandbox']});
const rows: Row[] = [];
for (const language of Object.keys(languages) as Language[]) {
  const index = builtIndex(language);
  const pages = comparedPages(judged, index);
  for (const contender of [ours, pagefind, easyops]) {
    rows.push(await judge(contender, {language, index, pages, packages}, browser));
  }
}
const version = browser.version();
await browser.close();
const versions = Object.entries(comparedWith).map((entry) => entry.join(' ')).join(', ');
console.log(`\n${comparisonTable(rows)}\n\n${today()}, ${machine()}, Chromium ${version}, ${versions}`);
