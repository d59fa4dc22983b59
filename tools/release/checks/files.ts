import {lstatSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {extensionOf, mediaTypes} from '../../../deploy/mediaTypes';
import type {Problem} from '../problem';
import type {Check} from '../check';

function nameProblems(file: string): Problem[] {
  const problems: Problem[] = [];
  const note = (message: string, fix: string) => problems.push({file, message, fix});
  if (file.endsWith('.map')) {
    note('source map.', 'Readers get no source maps; switch them off in the bundler.');
  } else if (!(extensionOf(file) in mediaTypes)) {
    note('no host knows the type of this file.', 'Add its extension to deploy/mediaTypes.ts.');
  }
  if (file !== file.normalize('NFC')) {
    note('the name has a decomposed accent.', 'Save the source file under its composed name (NFC).');
  }
  if (/(?:^|\/)\./.test(file)) {
    note('hidden file.', 'No host serves it: take it out of static/.');
  }
  return problems;
}

function linkProblems(dir: string): Problem[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => lstatSync(path.join(dir, file)).isSymbolicLink())
    .map((file) => ({file, message: 'symbolic link.', fix: 'A release holds files only.'}));
}

/** Every file is of a kind that hosts know how to send, and none is a source map or names one. */
export const files: Check = (site) => [
  ...linkProblems(site.dir),
  ...[...site.sizes.keys()].flatMap(nameProblems),
  ...[...site.sizes.keys()]
    .filter((file) => /\.(?:js|css)$/.test(file) && site.text(file).includes('sourceMappingURL='))
    .map((file) => ({
      file,
      message: 'names a source map.',
      fix: 'Readers get no source maps; switch them off in the bundler.',
    })),
];
