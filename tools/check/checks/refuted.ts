import {languages} from '../corpus/layout';
import {factSources, type FactSource} from '../lib/factSources';
import {errorAt} from '../problem';
import type {Check, CheckContext, Problem} from '../types';
import {refutedClaims, type RefutedClaim} from './refuted.claims';

interface Source extends FactSource {
  languages: readonly RefutedClaim['language'][];
}

function problemsOf({file, text, languages: of}: Source): Problem[] {
  const claims = refutedClaims.filter(({language}) => of.includes(language));
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
  const facts = factSources(root).map((source) => ({...source, languages}));
  return [...pages, ...facts].flatMap(problemsOf);
}

/** What readers found wrong is told by no page, no figure and no record of the data again. */
export const refuted: Check = {
  name: 'refuted',
  description: `advice that was found wrong (${refutedClaims.length} claims) is not given again`,
  run,
};
