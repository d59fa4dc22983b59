import path from 'node:path';
import logger from '@docusaurus/logger';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {linkParts} from './banner';
import {FreshnessError} from './errors';
import {pageName} from './names';
import type {FreshnessOptions, Project} from './options';
import {translationFolder} from './pairs';
import {sideFileName} from './sideFile';
import {allStatuses, changeWords, type Status} from './status';

/** What the status page shows of one page. */
export interface StatusRow {
  readonly page: string;
  readonly state: Status['state'];
  /** Heading ids of the changed parts, as text. */
  readonly changed: string;
  readonly file: string;
}

/** Everything that the status page shows. */
export interface StatusList {
  readonly rows: readonly StatusRow[];
  readonly stampCommand: string;
}

function rowsOf(statuses: readonly Status[]): StatusRow[] {
  return statuses.map((status) => ({
    page: pageName(status.pair),
    state: status.state,
    changed: changeWords(status),
    file: status.state === 'orphaned' ? status.pair.translation : status.pair.source,
  }));
}

function warn(statuses: readonly Status[], {stampCommand}: FreshnessOptions): void {
  for (const status of statuses.filter(({state}) => state === 'stale')) {
    const {pair} = status;
    logger.warn(
      `${pair.translation}:1  ${pair.source} has changed since it was translated: ${changeWords(status) || 'parts not known'}\n  → bring the translation up to date, then: ${stampCommand} ${pageName(pair)}`,
    );
  }
}

/** @throws FreshnessError for options that do not fit the site */
function checkOptions({source, translation, notice}: FreshnessOptions, {locales}: I18n): void {
  const unknown = [source, translation].find((locale) => !locales.includes(locale));
  if (unknown !== undefined) {
    throw new FreshnessError(
      `translation-freshness: the site has no language "${unknown}". It has ${locales.join(', ')}.`,
    );
  }
  if (source === translation) {
    throw new FreshnessError(`translation-freshness: source and translation are both "${source}".`);
  }
  linkParts(notice.readSource);
}

function watchedPaths(project: Project): string[] {
  const folders = project.docs.flatMap((docs) => [docs.path, translationFolder(project, docs)]);
  const patterns = [...folders.map((folder) => `${folder}/**/*.{md,mdx}`), sideFileName(project)];
  return patterns.map((pattern) => path.posix.join(project.siteDir, pattern));
}

/**
 * Says at the end of a build which translations are behind their source pages and, in
 * development only, adds the page `/i18n-status` with the state of every page. (What readers of
 * a stale page see is the work of ./banner.)
 *
 * @throws FreshnessError for options that do not fit the site
 */
export default function translationFreshness(context: LoadContext, options: FreshnessOptions): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  checkOptions(options, i18n);
  const project = {...options, siteDir};
  const isDev = process.env.NODE_ENV === 'development';
  return {
    name: 'translation-freshness',
    loadContent: async () => allStatuses(project),
    getPathsToWatch: () => (isDev ? watchedPaths(project) : []),
    async contentLoaded({content, actions}) {
      if (!isDev) {
        return;
      }
      const list: StatusList = {rows: rowsOf(content as Status[]), stampCommand: options.stampCommand};
      actions.addRoute({
        path: `${baseUrl}i18n-status`,
        component: path.join(__dirname, 'StatusPage'),
        exact: true,
        modules: {list: await actions.createData('status.json', list)},
      });
    },
    async postBuild({content}) {
      if (i18n.currentLocale === options.translation) {
        warn(content as Status[], options);
      }
    },
  };
}
