import {lstatSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {extensionOf, mediaTypes} from '../../../deploy/mediaTypes';
import type {BuiltSite} from '../../lib/builtSite';
import type {Check} from '../check';

const noMaps = 'Readers get no source maps; switch them off in the bundler.';

/** What a file of a release must not be. */
const rules: readonly {wrong(file: string, site: BuiltSite): boolean; message: string; fix: string}[] = [
  {wrong: (file) => file.endsWith('.map'), message: 'source map.', fix: noMaps},
  {
    wrong: (file, site) => /\.(?:js|css)$/.test(file) && site.text(file).includes('sourceMappingURL='),
    message: 'names a source map.',
    fix: noMaps,
  },
  {
    wrong: (file) => !file.endsWith('.map') && !(extensionOf(file) in mediaTypes),
    message: 'no host knows the type of this file.',
    fix: 'Add its extension to deploy/mediaTypes.ts.',
  },
  {
    wrong: (file) => file !== file.normalize('NFC'),
    message: 'the name has a decomposed accent.',
    fix: 'Save the source file under its composed name (NFC).',
  },
  {
    wrong: (file) => /(?:^|\/)\./.test(file),
    message: 'hidden file.',
    fix: 'No host serves it: take it out of static/.',
  },
];

function linkProblems(dir: string) {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => lstatSync(path.join(dir, file)).isSymbolicLink())
    .map((file) => ({file, message: 'symbolic link.', fix: 'A release holds files only.'}));
}

/** Every file is of a kind that hosts know how to send, and none is a source map or names one. */
export const files: Check = (site) => [
  ...linkProblems(site.dir),
  ...site.files.flatMap((file) =>
    rules.filter(({wrong}) => wrong(file, site)).map(({message, fix}) => ({file, message, fix})),
  ),
];
