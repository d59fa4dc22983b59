// The one helper that @docusaurus/utils-common takes from tslib; see index.ts.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
