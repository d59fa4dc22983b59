import {roles} from '../../../src/product/facts';
import {byLanguage} from '../corpus/layout';
import {ways} from '../names/menus';
import type {Check} from '../types';

/** The longest first, for the shorter are part of them. */
const longestFirst = byLanguage((language) => [...ways[language]].sort((a, b) => b.path.length - a.path.length));

/** Roles as a sentence names them, in any inflection; the longest name first. */
const roleNames = byLanguage((language) => {
  const names = roles.map((role) => role[language]).sort((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})`, 'giu');
});

/** Sentences of a source; a line and a cell of a table end one, too. */
const sentences = /[^.\n|]+/g;

/** Whoever is to open a menu sees it. */
export const menuRoles: Check = {
  name: 'menu-roles',
  description: 'a role that is named beside a menu or a button sees it',
  text: (text, language) =>
    [...text.matchAll(sentences)].flatMap(({0: sentence, index: at}) => {
      const names = [...sentence.matchAll(roleNames[language])].map(([name]) => name.toLowerCase());
      const named = names.flatMap((name) => roles.filter((role) => role[language].toLowerCase() === name));
      const way = named.length > 0 && longestFirst[language].find(({path}) => sentence.includes(path));
      // Ways that everyone sees need no role.
      if (!way || !way.least || named.some(({rank}) => rank >= way.least!.rank)) {
        return [];
      }
      const who = named.map((role) => role[language]).join(', ');
      const fix = `It is shown from ${way.least[language]}; src/product/facts/interface.yml says so.`;
      return [{at, message: `"${way.path}" is not shown to the role ${who}.`, fix}];
    }),
};
