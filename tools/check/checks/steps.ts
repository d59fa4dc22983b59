import {roles} from '../../../src/product/facts';
import {pen} from '../../pages/pen';
import {byLanguage} from '../corpus/layout';
import type {Page} from '../corpus/page';
import {stepLists, type StepList} from '../lib/stepLists';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** Programs in which steps are taken. */
const programs = [
  'bokföringsprogrammet',
  'accounting program',
  'Excel',
  'PowerShell',
  'Entra',
  'Intune',
  'SQL Server',
  'Fortnox',
  'Spiris',
  'Visma',
  'Upsales',
];

/** What says where one is: a menu path, a file, an address, keys, a command, a link, or the name of a program. */
const place = new RegExp(
  [
    String.raw`\*\*[^*\n]+ > [^*\n]+\*\*`,
    '<UiPath',
    '<FilePath',
    String.raw`<Value of="addresses\.`,
    '<Key',
    '`',
    String.raw`\]\(`,
    String.raw`\b(?:${programs.join('|')})\b`,
  ].join('|'),
  'u',
);

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

function problemsOf(page: Page, {line, heading, before, first}: StepList): Problem[] {
  const where = `the steps under "${heading?.text ?? page.route}"`;
  return [
    ...(place.test(first) || first.includes(pen)
      ? []
      : [
          errorAt(
            page.file,
            line,
            `The first of ${where} does not say where one is.`,
            'Begin with the menu path, the program, the file or the command.',
          ),
        ]),
    ...(heading?.id === 'check' || saysWho(page) || actor[page.language].test(before + first)
      ? []
      : [
          errorAt(
            page.file,
            line,
            `Nothing says who takes ${where}.`,
            'Name the role before the steps or in the first one.',
          ),
        ]),
  ];
}

/** Steps begin with who takes them and where: a reader may have come straight to their section. */
export const steps: Check = {
  name: 'steps',
  description: 'steps say who takes them and where they begin',
  run: ({corpus}) => corpus.pages.flatMap((page) => stepLists(page).flatMap((list) => problemsOf(page, list))),
};
