import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {errorAt} from '../problem';
import type {Check, CheckContext, Problem} from '../types';
import {refutedClaims, type RefutedClaim} from './refuted.claims';

/** Where facts are told beside the pages; a file holds both languages. */
const factFolders = ['src/product/data/json', 'src/figures'];

interface Source {
  file: string;
  text: string;
  languages: readonly RefutedClaim['language'][];
}

function factSources(root: string): Source[] {
  return factFolders.flatMap((folder) =>
    filesOf(path.join(root, folder)).map((name) => ({
      file: `${folder}/${name}`,
      text: readFileSync(path.join(root, folder, name), 'utf8'),
      languages: ['sv', 'en'] as const,
    })),
  );
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({name}) => name);
  } catch {
    return []; // A project that holds pages only.
  }
}

function problemsOf({file, text, languages}: Source): Problem[] {
  const claims = refutedClaims.filter(({language}) => languages.includes(language));
  return text
    .split('\n')
    .flatMap((line, index) =>
      claims
        .filter(({pattern}) => pattern.test(line))
        .map(({holds}) => errorAt(file, index + 1, 'This was told once and was found wrong.', holds)),
    );
}

function run({root, corpus}: CheckContext): Problem[] {
  const pages = corpus.pages.map(({file, source, language}) => ({file, text: source, languages: [language]}));
  return [...pages, ...factSources(root)].flatMap(problemsOf);
}

/** What readers found wrong is told by no page, no figure and no record of the data again. */
export const refuted: Check = {
  name: 'refuted',
  description: `advice that was found wrong (${refutedClaims.length} claims) is not given again`,
  run,
};
