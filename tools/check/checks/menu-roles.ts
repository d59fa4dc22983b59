import {roles, type Role} from '../../../src/product/facts';
import {byLanguage, languages, type Language} from '../corpus/layout';
import {lineAt} from '../corpus/page';
import {factSources} from '../lib/factSources';
import {ways, type Way} from '../names/menus';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** The longest first, for the shorter are part of them. */
const longestFirst = byLanguage((language) => [...ways[language]].sort((a, b) => b.path.length - a.path.length));

/** Roles as a sentence names them, in any inflection; the longest name first. */
const roleNames = byLanguage((language) => {
  const names = [...roles].sort((a, b) => b[language].length - a[language].length);
  return new RegExp(String.raw`(?<!\p{L})(?:${names.map((role) => `(${role[language]})`).join('|')})`, 'giu');
});

function rolesIn(sentence: string, language: Language): Role[] {
  return [...sentence.matchAll(roleNames[language])].flatMap(([name]) =>
    roles.filter((role) => role[language].toLowerCase() === name.toLowerCase()),
  );
}

/** The first way that none of the roles of the sentence sees. */
function hiddenWay(sentence: string, language: Language): {way: Way; named: readonly Role[]} | undefined {
  const named = rolesIn(sentence, language);
  const highest = Math.max(...named.map(({rank}) => rank));
  const way = longestFirst[language].find(({path}) => sentence.includes(path));
  return named.length > 0 && way?.least !== undefined && way.least.rank > highest ? {way, named} : undefined;
}

/** Sentences of a source; a line and a cell of a table end one, too. */
const sentences = /[^.\n|]+/g;

function problemsIn(file: string, text: string, language: Language): Problem[] {
  return [...text.matchAll(sentences)].flatMap(({0: sentence, index}) => {
    const hidden = hiddenWay(sentence, language);
    return hidden === undefined
      ? []
      : [
          errorAt(
            file,
            lineAt({value: text, line: 1}, index),
            `"${hidden.way.path}" is not shown to the role ${hidden.named.map((role) => role[language]).join(', ')}.`,
            `It is shown from ${hidden.way.least![language]}; src/product/facts/interface.yml says so.`,
          ),
        ];
  });
}

/** Whoever is to open a menu sees it. */
export const menuRoles: Check = {
  name: 'menu-roles',
  description: 'a role that is named beside a menu or a button sees it',
  run: ({root, corpus}) => [
    ...corpus.pages.flatMap(({file, source, language}) => problemsIn(file, source, language)),
    ...factSources(root).flatMap(({file, text}) => languages.flatMap((language) => problemsIn(file, text, language))),
  ],
};
