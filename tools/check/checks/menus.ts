import {didYouMean, nearest} from '../../../packages/common';
import {roles} from '../../../src/product/facts';
import {inEach, type LocaleId} from '../../../src/lib/locales';
import type {ProseSnippet} from '../corpus/page';
import {buttons, separator, ways, waysOn} from '../names/menus';
import type {Check, Fault, TextFault} from '../types';

/** Every way through the interface and each way on it (`Portal`, `Portal > API`), with what it opens. */
const opened = inEach(
  (language): ReadonlyMap<string, string> =>
    new Map([
      ...ways[language].flatMap(({path}) => waysOn(path).map((way) => [way, ''] as const)),
      ...ways[language].map(({path, opens}) => [path, opens] as const),
    ]),
);

/** What is wrong with a way that a page names: it ends before the last of its parts. */
function wayFaults({value, line}: ProseSnippet, language: LocaleId): Fault[] {
  const [opens, own] = [opened[language], buttons[language]];
  const written = value.replace(/\s+/g, ' ').trim();
  const known = waysOn(written).findLast((way) => opens.has(way));
  const on = known + separator;
  const rest = written.slice(on.length);
  if (known === undefined || written === known || own.includes(rest) || opens.get(known)!.includes(rest)) {
    return [];
  }
  const further = [...opens.keys()].filter((way) => way.startsWith(on)).map((way) => way.slice(on.length));
  const suggestion = didYouMean(rest, [...further, ...own]) ?? nearest(rest, further);
  const fix = suggestion ? `Write **${on}${suggestion}**.` : `The way ends at **${known}**.`;
  return [{line, message: `The product has no way "${written}".`, fix}];
}

/** The longest first, for the shorter are part of them. */
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
  [...text.matchAll(sentences)].flatMap(({0: sentence, index: at}) => {
    const names = [...sentence.matchAll(roleNames[language])].map(([name]) => name.toLowerCase());
    const named = names.flatMap((name) => roles.filter((role) => role[language].toLowerCase() === name));
    const way = named.length > 0 && longestFirst[language].find(({path}) => sentence.includes(path));
    if (!way || !way.least || named.some(({rank}) => rank >= way.least!.rank)) {
      return [];
    }
    const who = named.map((role) => role[language]).join(', ');
    const fix = `It is shown from ${way.least[language]}; src/product/facts/interface.yml says so.`;
    return [{at, message: `"${way.path}" is not shown to the role ${who}.`, fix}];
  });

/** Ways through the ribbon, the portal and the dialogs are ways that the product has, and whoever is to take them sees. */
export default {
  description: 'ways through the menus exist, and a role that is named beside one sees it',
  page: ({language, prose}) =>
    prose.filter(({mentioned}) => mentioned).flatMap((snippet) => wayFaults(snippet, language)),
  text: roleFaults,
} satisfies Check;
