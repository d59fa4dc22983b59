// Stands in for hoist-non-react-statics: no component of this site has statics that a router's wrapper would hide; see index.ts.
module.exports = (target) => target;
