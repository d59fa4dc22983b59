// The one helper of tslib that the framework takes (@docusaurus/utils-common); see replaced.ts. A module that asks for another stops the build.
export const __importDefault = (module) => (module?.__esModule ? module : {default: module});
