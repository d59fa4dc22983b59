import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allStatuses, changeWords, type Status} from './freshness';
import {sideFileName} from './pairs';

/** What the status page shows of one page. */
export interface StatusRow {
  readonly page: string;
  readonly state: Status['state'];
  /** Heading ids of the changed parts, as text. */
  readonly changed: string;
  readonly file: string;
}

function rowsOf(statuses: readonly Status[]): StatusRow[] {
  return statuses.map((status) => ({
    page: status.pair.key,
    state: status.state,
    changed: changeWords(status),
    file: status.state === 'orphaned' ? status.pair.translation : status.pair.source,
  }));
}

function warn(statuses: readonly Status[]): void {
  for (const status of statuses.filter(({state}) => state === 'stale')) {
    const {translation, key} = status.pair;
    logger.warn(
      `${translation}:1  the Swedish page has changed since it was translated: ${changeWords(status) || 'parts not known'}\n  → bring it up to date, then: npm run i18n:stamp -- ${key.replace(/\.mdx?$/, '')}`,
    );
  }
}

/**
 * Says at the end of a build which English pages are behind their Swedish originals and, in
 * development only, adds the page `/i18n-status` with the status of every page. (What readers of
 * a stale page see is the work of ./banner.)
 */
export default function translationFreshness(context: LoadContext): Plugin {
  const {siteDir, baseUrl, i18n} = context;
  return {
    name: 'translation-freshness',
    loadContent: async () => allStatuses(siteDir),
    getPathsToWatch: () =>
      process.env.NODE_ENV === 'development'
        ? ['docs-*/**/*.{md,mdx}', 'i18n/en/**/*.{md,mdx}', sideFileName].map((pattern) => path.posix.join(siteDir, pattern))
        : [],
    async contentLoaded({content, actions}) {
      if (process.env.NODE_ENV !== 'development') {
        return;
      }
      const status = await actions.createData('status.json', rowsOf(content as Status[]));
      actions.addRoute({
        path: `${baseUrl}i18n-status`,
        component: '@site/plugins/translation-freshness/StatusPage',
        exact: true,
        modules: {status},
      });
    },
    async postBuild({content}) {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        warn(content as Status[]);
      }
    },
  };
}
