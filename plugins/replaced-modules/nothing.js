// Stands in for components of the theme that this site never shows; see index.ts.
export default () => null;
