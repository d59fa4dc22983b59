import {readFileSync} from 'node:fs';
import path from 'node:path';
import {environment} from '../../config/environment';
import knownScripts from '../../deploy/headers/known-scripts.json';
import {projectRoot} from '../lib/paths';
import type {Expected} from './check';

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
