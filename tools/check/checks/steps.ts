import {roles} from '../../../src/product/facts';
import {byLanguage} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {nameOf, stepLists, type StepList} from '../lib/stepLists';
import {errorAt} from '../problem';
import {tableProblems} from '../rules/run';
import type {Check, Problem} from '../types';

/** Who takes steps, beside the roles of the product. */
const others = byLanguage((language) =>
  language === 'sv' ? ['databasadministratör', 'support'] : ['database administrator', 'report designer', 'support'],
);

/** A role at the beginning of a word, or IT in capitals. */
const actor = byLanguage((language) => {
  const names = [...roles.map((role) => role[language].toLowerCase()), ...others[language]];
  const eitherCase = names.map((name) => `[${name[0]!.toUpperCase()}${name[0]!}]${name.slice(1)}`);
  return new RegExp(String.raw`(?<!\p{L})(?:${eitherCase.join('|')}|IT(?!\p{L}))`, 'u');
});

/** The page's badges say who: everyone, one role, or administrators of either kind. */
function saysWho({frontMatter}: Page): boolean {
  const named = [frontMatter.values.roles ?? []].flat();
  return named.includes('reader') || named.filter((role) => role !== 'sysadmin').length <= 1;
}

function whoProblems(page: Page, list: StepList): Problem[] {
  const {line, heading, before, first} = list;
  return heading?.id === 'check' || saysWho(page) || actor[page.language].test(before + first)
    ? []
    : [
        errorAt(
          page.file,
          line,
          `Nothing says who takes ${nameOf(page, list)}.`,
          'Name the role before the steps or in the first one.',
        ),
      ];
}

/** Steps begin with who takes them and where: a reader may have come straight to their section. */
export const steps: Check = {
  name: 'steps',
  description: 'steps say who takes them and where they begin',
  run: (context) => [
    ...tableProblems('steps', context),
    ...context.corpus.pages.flatMap((page) => stepLists(page).flatMap((list) => whoProblems(page, list))),
  ],
};
