import {readFileSync} from 'node:fs';
import path from 'node:path';
import {environment} from '../../config/environment';
import knownScripts from '../../deploy/headers/known-scripts.json';
import type {BuiltSite} from '../lib/builtSite';
import {projectRoot} from '../lib/paths';
import {fileRules} from './checks/files';
import {pageRules} from './checks/pages';
import {sitemapRules} from './checks/sitemap';
import {policyRules} from './checks/policy';
import type {Expected} from './rule';

const internal = /^\/(?:en\/)?internal(?:\/|$)/;

/** What this project's build must be, by its lists and the environment of config/environment.ts. */
export function readExpected(): Expected {
  const published = readFileSync(path.join(projectRoot, 'deploy/published/routes.txt'), 'utf8').trim().split('\n');
  return {
    published: environment.withoutInternal ? published.filter((route) => !internal.test(route)) : published,
    siteUrl: environment.siteUrl.replace(/\/$/, ''),
    knownScripts: new Set(knownScripts.map(({hash}) => hash)),
  };
}

/** Everything that speaks against publishing a build, and how to mend it. */
export function findProblems(site: BuiltSite, expected: Expected) {
  return [...fileRules, ...pageRules, ...sitemapRules, ...policyRules].flatMap(({fix, find}) =>
    find(site, expected).map(([file, message, own = fix]) => ({file, message, fix: own})),
  );
}
