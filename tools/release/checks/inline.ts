import {cspHash} from '../site/builtSite';
import type {Check} from './types';

/** Inline scripts are those we know, and nothing stands in a page that the security policy forbids. */
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
  return [...unknown, ...forbidden];
};
