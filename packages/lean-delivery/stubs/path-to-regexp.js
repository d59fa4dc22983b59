// Stands in for path-to-regexp in the browser: this site's routes are plain paths, and `*` for all others; see index.ts.
module.exports = (path, keys, {end, strict, sensitive}) => {
  if (/[:()[\]+?{}]/.test(path)) {
    throw new Error(
      `packages/lean-delivery/stubs: the route ${path} has parameters, which path-to-regexp.js there does not know.`,
    );
  }
  const literal = path.replace(/[.^$|\\]/g, '\\$&').replace('*', '.*');
  const open = strict ? literal : `${literal.replace(/\/$/, '')}(?:/(?=$))?`;
  const close = strict && path.endsWith('/') ? '' : '(?=/|$)';
  return new RegExp(`^${open}${end ? '$' : close}`, sensitive ? '' : 'i');
};
