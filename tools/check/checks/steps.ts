import {roles} from '../../../src/product/facts';
import {byLanguage} from '../corpus/layout';
import {nameOf, stepLists} from '../lib/stepLists';
import type {Check} from '../types';

/** Who takes steps, beside the roles of the product. */
const others = {sv: ['databasadministratör', 'support'], en: ['database administrator', 'report designer', 'support']};

/** A role at the beginning of a word, or IT in capitals. */
const actor = byLanguage((language) => {
  const names = [...roles.map((role) => role[language].toLowerCase()), ...others[language]];
  const eitherCase = names.map((name) => `[${name[0]!.toUpperCase()}${name[0]!}]${name.slice(1)}`);
  return new RegExp(String.raw`(?<!\p{L})(?:${eitherCase.join('|')}|IT(?!\p{L}))`, 'u');
});

/** Steps begin with who takes them and where: a reader may have come straight to their section. */
export const steps: Check = {
  name: 'steps',
  description: 'steps say who takes them and where they begin',
  page(page) {
    const badges = [page.frontMatter.values.roles ?? []].flat();
    // The page's badges say who: everyone, one role, or administrators of either kind.
    if (badges.includes('reader') || badges.filter((role) => role !== 'sysadmin').length <= 1) {
      return [];
    }
    return stepLists(page)
      .filter(({heading, before, first}) => heading?.id !== 'check' && !actor[page.language].test(before + first))
      .map((list) => ({
        line: list.line,
        message: `Nothing says who takes ${nameOf(page, list)}.`,
        fix: 'Name the role before the steps or in the first one.',
      }));
  },
};
