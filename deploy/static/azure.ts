import {cacheControl} from '../headers/policy';
import type {HostInput} from '../templates';
import mediaTypes from '../mediaTypes.json';
import {type HeaderRule, headerRules, ownRedirects, refuseMoreThan} from './rules';

/** learn.microsoft.com/azure/static-web-apps/configuration, Restrictions. */
const largestFile = 20_000;

/** A star stands at the end of a path, or before an extension: what ends in a name is taken by its extension. */
function azurePath(path: string): string {
  return path.replace(/^\/\*.*(\.\w+)$/, '/*$1');
}

function headerRoute({path, headers}: HeaderRule) {
  return {route: azurePath(path), headers: Object.fromEntries(headers)};
}

/** Addresses and the same with a slash; for files of the same name, and for accents that stand apart, there is no room. */
function redirectRoutes(redirects: HostInput['redirects']) {
  return ownRedirects(redirects)
    .filter(({from}) => !/(?:\.html|\/index)$/.test(from) && from === from.normalize('NFC'))
    .map(({from, to}) => ({route: encodeURI(from), redirect: to, statusCode: 301}));
}

/**
 * `staticwebapp.config.json`, for Azure Static Web Apps.
 *
 * @returns name below `static/` of the release, and text
 * @throws when the file is larger than the host takes
 */
export function azureFile({headers, redirects}: HostInput): [name: string, text: string] {
  const config = {
    // The first route that fits is taken, and no other.
    routes: [...redirectRoutes(redirects), ...headerRules.map(headerRoute)],
    globalHeaders: {...Object.fromEntries(headers), 'Cache-Control': cacheControl.page},
    responseOverrides: {404: {rewrite: '/404.html'}},
    mimeTypes: Object.fromEntries(Object.entries(mediaTypes).map(([extension, type]) => [`.${extension}`, type])),
  };
  const text = `${JSON.stringify(config)}\n`;
  refuseMoreThan(largestFile, Buffer.byteLength(text), 'bytes in staticwebapp.config.json');
  return ['staticwebapp.config.json', text];
}
