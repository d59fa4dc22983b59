/** The package's only door: the plugin (default), what readers are shown, and what a command line needs. */
export {default} from './plugin';
export {default as freshnessBanner, type BannerOptions} from './banner';
export {FreshnessError} from './errors';
export {findPair, pageName} from './names';
export type {DocsInstance, FreshnessOptions, NoticeWords, Project} from './options';
export {allPairs, type Pair} from './pairs';
export {statusRecords, statusTable, type StatusRecord} from './report';
export {leftoverKeys, readSideFile, renameInSideFile, sideFileName} from './sideFile';
export {stamp} from './stamp';
export {allStatuses, changeWords, statusOf, type Change, type State, type Status} from './status';
