import {releaseFile} from '../../deploy/routing/decide';
import type {Identity} from './identity';
import type {BuiltSite} from '../lib/builtSite';

/** RFC 9116 asks for less than a year. Each release begins it anew. */
const daysOfContact = 364;

function atTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

interface AboutInput {
  readonly identity: Pick<Identity, 'id' | 'commit' | 'time'>;
  readonly siteUrl: string;
  /** E-mail address for whoever finds a hole. */
  readonly contact: string;
  readonly site: Pick<BuiltSite, 'pages'>;
}

/**
 * What a release says of itself to the outside. By the commit's time, like all of a release.
 *
 * @returns text by file name below the site's root
 */
export function aboutFiles(input: AboutInput): Map<string, string> {
  const {identity, siteUrl, contact, site} = input;
  const {id, commit, time} = identity;
  const languages = [...new Set(site.pages.map(({lang}) => lang))].sort().reverse();
  const version = {release: id, commit, time: atTime(time), languages};
  return new Map([
    [releaseFile, `${JSON.stringify(version)}\n`],
    [
      '.well-known/security.txt',
      `Contact: mailto:${contact}
Expires: ${atTime(time + daysOfContact * 24 * 60 * 60)}
Preferred-Languages: sv, en
Canonical: ${siteUrl.replace(/\/$/, '')}/.well-known/security.txt
`,
    ],
  ]);
}
