import {readFileSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import swedishTheme from '@docusaurus/theme-translations/locales/sv/theme-common.json';
import {site} from '../../config/site';
import {homeFacts} from '../../plugins/product/homeFacts';
import {languageTags, localeIds, rootOf, sourceLocale, type LocaleId} from '../../src/lib/locales';
import {projectRoot} from '../lib/paths';
import {ownFiles} from './page';

const script = (name: string) => path.join(projectRoot, 'tools/copy/script', name);

type Messages = Readonly<Record<string, string>>;

/** Words of components in a language, by their id; those that are not there stand in the code. */
function messagesOf(locale: LocaleId): Messages {
  const own = JSON.parse(readFileSync(path.join(projectRoot, 'i18n', locale, 'code.json'), 'utf8')) as Record<
    string,
    {readonly message: string}
  >;
  const ready: Messages = locale === 'sv' ? swedishTheme : {};
  return {...ready, ...Object.fromEntries(Object.entries(own).map(([id, {message}]) => [id, message]))};
}

/** A module in the place of another, of parts of script/framework.tsx. */
const standIn = (exported: string) => `export ${exported} from ${JSON.stringify(script('framework.tsx'))}`;

/** What components import and a copy answers otherwise, by the end of the module's name. */
const standIns: Readonly<Record<string, string>> = {
  '@docusaurus/router': standIn('*'),
  '@docusaurus/useBaseUrl': standIn('{useBaseUrl as default, useBaseUrlUtils}'),
  '@docusaurus/useIsBrowser': standIn('{useIsBrowser as default}'),
  '@docusaurus/useDocusaurusContext': standIn('{useDocusaurusContext as default}'),
  '@docusaurus/Link': standIn('{Link as default}'),
  './startEngine': standIn('{startEngine}'),
};

const alias = {
  '@site': projectRoot,
  '@docusaurus/Interpolate': '@docusaurus/core/lib/client/exports/Interpolate.js',
  '@docusaurus/Translate': '@docusaurus/core/lib/client/exports/Translate.js',
};

function contextOf(locale: LocaleId): object {
  const {version, supportMail, brand} = site;
  return {
    siteConfig: {title: brand, baseUrl: rootOf(locale), customFields: {version, supportMail}},
    i18n: {
      currentLocale: locale,
      defaultLocale: sourceLocale,
      locales: localeIds,
      localeConfigs: Object.fromEntries(
        localeIds.map((id) => [
          id,
          {htmlLang: languageTags[id], label: new Intl.DisplayNames([languageTags[id]], {type: 'language'}).of(id)},
        ]),
      ),
    },
  };
}

function standInsFor(locale: LocaleId): Plugin {
  const texts: Readonly<Record<string, string>> = {
    ...standIns,
    '@generated/codeTranslations': `export default ${JSON.stringify(messagesOf(locale))}`,
    '@generated/product/default/errands.json': `export default ${JSON.stringify(homeFacts(locale).errands)}`,
  };
  return {
    name: 'stand-ins',
    setup(on) {
      on.onResolve({filter: /^[@.]/}, ({path: name}) => (name in texts ? {path: name, namespace: 'copy'} : undefined));
      on.onLoad({filter: /.*/, namespace: 'copy'}, ({path: name}) => ({
        contents: texts[name],
        resolveDir: projectRoot,
      }));
    },
  };
}

/** A classic script of one entry, which depends on the sources alone. */
async function bundle(entry: string, locale: LocaleId): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [script(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    // The framework publishes its components before they are compiled.
    loader: {'.js': 'jsx'},
    target: ['chrome109', 'firefox115', 'safari16'],
    absWorkingDir: projectRoot,
    alias,
    define: {'process.env.NODE_ENV': '"production"', SITE_CONTEXT: JSON.stringify(contextOf(locale))},
    plugins: [standInsFor(locale)],
  });
  return outputFiles[0]!.text;
}

/**
 * The scripts of a copy. No page loads modules or fetches: browsers forbid both from `file:`.
 *
 * @returns text by file
 */
export async function scripts(): Promise<Map<string, string>> {
  const files = new Map([[ownFiles.theme, await bundle('theme.ts', 'sv')]]);
  for (const locale of localeIds) {
    files.set(ownFiles.page(locale), await bundle('page.ts', locale));
    files.set(ownFiles.search(locale), await bundle('search.tsx', locale));
  }
  return files;
}
