/** The package's only door: what readers are shown, and what a command line needs. */
export {default as freshnessBanner} from './banner';
export {allPairs, findPair, FreshnessError, pageName} from './pairs';
export type {FreshnessOptions, Pair, Project} from './pairs';
export {leftoverKeys, readSideFile, renameInSideFile, sideFileName, stamp} from './stamp';
export {allStatuses, changeWords, statusOf, statusTable, type State} from './status';
