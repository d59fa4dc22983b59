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

/** What a build is compared with. */
export interface Expected {
  /** Lines of deploy/published/routes.txt. */
  readonly published: readonly string[];
  /** Origin that canonical links and sitemaps carry, without a slash at the end. */
  readonly siteUrl: string;
  /** Digests of the inline scripts that deploy/headers/known-scripts.json allows. */
  readonly knownScripts: ReadonlySet<string>;
}

/** A file of the build, and what is wrong with it; how to mend that, where the rule cannot say it. */
export type Finding = readonly [file: string, message: string, fix?: string];

/** What must not be published. */
export interface Rule {
  /** How it is mended. */
  readonly fix: string;
  readonly find: (site: BuiltSite, expected: Expected) => readonly Finding[];
}

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
