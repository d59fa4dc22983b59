import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {environment} from '../../config/environment';
import {isClosed, sections} from '../../config/sections';
import {languageTags, localeIds, otherLocale, rootOf, sourceLocale, type LocaleId} from '../../src/lib/locales';
import {manifestAt, pageAt, type OfflineSite} from '../../src/offline/site';
import {noteWords} from '../../src/offline/words';
import {projectRoot} from '../lib/paths';
import {makeManifest} from './manifest';
import {makeOfflinePage, type Stylesheet} from './page';

const base = environment.baseUrl.slice(0, -1);
const addressOfRoot = (locale: LocaleId): string => base + rootOf(locale);
const workerName = 'sw.js';

/** Address of a script of config/delivery.yml, whose name has its hash. */
function scriptAddress(build: string, name: string): string {
  const found = readdirSync(path.join(build, 'assets/js')).find((file) => file.startsWith(`${name}.`));
  if (found === undefined) {
    throw new Error(`tools/offline: ${build} has no script ${name}. See config/delivery.yml.`);
  }
  return `${base}/assets/js/${found}`;
}

/** Writes the styles under a name that changes with them. */
function writeStyle(build: string): Stylesheet {
  const css = readFileSync(path.join(projectRoot, 'src/offline/offline.css'), 'utf8');
  const name = `assets/css/offline.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(path.join(build, name), css);
  return {address: `${base}/${name}`, css};
}

/**
 * Adds to a finished build what reading offline needs: the page of the switch and the list of what can be kept in
 * each language, and the worker. Run again after a change of the build's pages, it writes the same files anew.
 *
 * @param build folder of a build of both languages, absolute
 * @throws when the build lacks what these are made from
 */
export function writeOffline(build: string): void {
  const style = writeStyle(build);
  const offered = sections.filter((section) => !isClosed(section));
  for (const locale of localeIds) {
    const dir = path.join(build, rootOf(locale));
    const root = addressOfRoot(locale);
    const other = otherLocale(locale);
    const page = makeOfflinePage(readFileSync(path.join(dir, '404.html'), 'utf8'), {
      locale,
      root,
      otherPage: pageAt(addressOfRoot(other)),
      otherLanguage: languageTags[other],
      script: scriptAddress(build, 'offlineControl'),
      style,
      worker: `${base}/${workerName}`,
      isWithdrawn: environment.withoutOffline,
    });
    writeFileSync(path.join(dir, `${pageAt('')}.html`), page);
    // Of static/, which the framework copies into each language. One worker stands at the root, for all of them.
    if (locale !== sourceLocale) {
      rmSync(path.join(dir, workerName), {force: true});
    }
    const labelled = offered.map(({id, label}) => ({id, label: label[locale]}));
    writeFileSync(path.join(dir, manifestAt('')), `${JSON.stringify(makeManifest(dir, root, labelled))}\n`);
  }
  if (!environment.withoutOffline) {
    const words = Object.fromEntries(localeIds.map((locale) => [addressOfRoot(locale), noteWords(locale)]));
    const roots = localeIds.map(addressOfRoot);
    const site: OfflineSite = {note: scriptAddress(build, 'offlineNote'), style: style.address, roots, words};
    // The worker's own file is small and always asked for; what it runs has a hash in its name.
    const script = scriptAddress(build, 'offlineWorker');
    const text = `self.offlineSite=${JSON.stringify(site)};importScripts(${JSON.stringify(script)});\n`;
    writeFileSync(path.join(build, workerName), text);
  }
}
