import {cspHash} from '../site/builtSite';
import type {Check} from '../check';

/**
 * Inline scripts are those we know, inline styles are stylesheets of the build, byte for byte, and nothing
 * stands in a page that the security policy forbids.
 */
export const inline: Check = (site, {knownScripts}) => {
  const reported = new Set<string>();
  const unknown = site.pages.flatMap(({file, scripts}) =>
    scripts
      .map((script) => ({script, hash: cspHash(script)}))
      .filter(({hash}) => !knownScripts.has(hash) && !reported.has(hash) && reported.add(hash))
      .map(({script, hash}) => ({
        file,
        message: `unknown inline script, ${script.length} characters, beginning ${JSON.stringify(script.slice(0, 60))}.`,
        fix: `If it is the framework's or ours, add "${hash}" to deploy/headers/known-scripts.json and say what it is.`,
      })),
  );
  const forbidden = site.pages.flatMap(({file, forbidden: found}) =>
    [...new Set(found)].map((what) => ({
      file,
      message: `${what} is refused by the security policy.`,
      fix: 'Move it into a stylesheet or a client module.',
    })),
  );
  const stylesheets = new Set(
    [...site.sizes.keys()].filter((name) => name.endsWith('.css')).map((name) => site.text(name)),
  );
  const strange = site.pages.flatMap(({file, styles}) =>
    styles
      .filter((style) => !stylesheets.has(style))
      .map((style) => ({
        file,
        message: `a <style> that is no stylesheet of the build, beginning ${JSON.stringify(style.slice(0, 60))}.`,
        fix: 'Move it into a stylesheet; packages/lean-delivery/stylesheets writes those into the pages.',
      })),
  );
  return [...unknown, ...strange, ...forbidden];
};
