import {didYouMean} from '../../../packages/common';
import {dialogs, portalButtons, portalMenus, ribbon, roles} from '../../../src/product/facts';
import {inEach, type LocaleId} from '../../../src/lib/locales';
import type {Page, Snippet} from '../corpus/page';
import {wordIn} from '../lib/causes';
import {faultsAt} from '../problem';
import type {Check, Fault, TextFault} from '../types';

const separator = ' > ';

const waysOn = (path: string): string[] =>
  path.split(separator).map((_, index, parts) => parts.slice(0, index + 1).join(separator));

/**
 * Every way through the ribbon and the portal, such as `Yttra > Rapport > Uppdatera`, with what it opens, in the product's
 * own words, and the id of the lowest role that sees it; without a role when everyone does.
 */
const ways = inEach((language) => [
  ...ribbon.flatMap(({group, opens, role, ...button}) =>
    button[language].split(' / ').map((name) => {
      return {path: ['Yttra', group[language], name].join(separator), opens: opens[language], role};
    }),
  ),
  ...portalMenus.map((menu) => ({path: menu[language], opens: '', role: menu.role})),
]);

const buttons = inEach((language) =>
  [...dialogs.flatMap((dialog) => dialog.buttons), ...portalButtons].map((button) => button[language]),
);

/** Every way through the interface and each way on it (`Portal`, `Portal > API`), with what it opens. */
const opened = inEach(
  (language): ReadonlyMap<string, string> =>
    new Map([
      ...ways[language].flatMap(({path}) => waysOn(path).map((way) => [way, ''] as const)),
      ...ways[language].map(({path, opens}) => [path, opens] as const),
    ]),
);

/** What is wrong with a way that a page names: it ends before the last of its parts. */
function wayFaults({value, line}: Snippet, {file, language}: Page): Fault[] {
  const [opens, own] = [opened[language], buttons[language]];
  const written = value.replace(/\s+/g, ' ').trim();
  const known = waysOn(written).findLast((way) => opens.has(way));
  const on = known + separator;
  const rest = written.slice(on.length);
  if (known === undefined || written === known || own.includes(rest) || opens.get(known)!.includes(rest)) {
    return [];
  }
  const further = [...opens.keys()].filter((way) => way.startsWith(on)).map((way) => way.slice(on.length));
  const last = separator + rest.split(separator).at(-1)!;
  const suggestion = further.find((way) => way.endsWith(last)) ?? didYouMean(rest, [...further, ...own]);
  const next = further.filter((way) => !way.includes(separator));
  const listed = next.length > 0 ? `Behind **${known}** are ${next.join(', ')}.` : `The way ends at **${known}**.`;
  const fix = suggestion ? `Write **${on}${suggestion}**.` : listed;
  const explains = written.split(/[^\p{L}]+/u).map((word) => wordIn(file, word));
  return [{line, message: `The product has no way "${written}".`, fix, explains}];
}

/** For the shorter are part of the longer. */
const longestFirst = inEach((language) => [...ways[language]].sort((a, b) => b.path.length - a.path.length));

/** Roles as a sentence names them, in any inflection; the longest name first. */
const roleNames = inEach((language) => {
  const names = roles.map((role) => role[language]).sort((a, b) => b.length - a.length);
  return new RegExp(String.raw`(?<!\p{L})(?:${names.join('|')})`, 'giu');
});

/** Sentences of a source; a line and a cell of a table end one, too. */
const sentences = /[^.\n|]+/g;

/** A role that is named beside a way and does not see it. Ways that everyone sees need no role. */
const roleFaults = (text: string, language: LocaleId): TextFault[] =>
  faultsAt(text, sentences, ([sentence]) => {
    const names = [...sentence.matchAll(roleNames[language])].map(([name]) => name.toLowerCase());
    const named = names.flatMap((name) => roles.filter((role) => role[language].toLowerCase() === name));
    const way = named.length > 0 ? longestFirst[language].find(({path}) => sentence.includes(path)) : undefined;
    const least = way && roles.find(({id}) => id === way.role);
    if (least === undefined || named.some(({rank}) => rank >= least.rank)) return undefined;
    const who = named.map((role) => role[language]).join(', ');
    const fix = `It is shown from ${least[language]}; src/product/facts/interface.yml says so.`;
    return {message: `"${way!.path}" is not shown to the role ${who}.`, fix};
  });

/** Ways through the ribbon, the portal and the dialogs are ways that the product has, and whoever is to take them sees. */
export default {
  description: 'ways through the menus exist, and a role that is named beside one sees it',
  page: (page) => page.prose.filter(({mentioned}) => mentioned).flatMap((snippet) => wayFaults(snippet, page)),
  texts: {said: roleFaults},
} satisfies Check;
