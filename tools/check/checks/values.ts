import type {Heading, Nodes} from 'mdast';
import {inEach, languageTags, type LocaleId} from '../../../src/lib/locales';
import {addresses} from '../../../src/product/facts';
import {factTables} from '../../../src/product/fact-tables';
import {childrenOf, componentOf, lineAt, lineOf, nodesOf, textOf, type Page} from '../corpus/page';
import {numberWords} from '../lib/numbers';
import {isSame} from '../lib/text';
import {hostOf} from '../names';
import {faultsAt} from '../problem';
import type {Check, Fault, Reason} from '../types';

const portOf = (address: string): string => /[,:](\d+)/.exec(address.replace(/^\w+:/, ''))?.[1] ?? '443';

const ports = new Map(addresses.map(({address}) => [hostOf(address), portOf(address)]));

/** `host:1433`, `host,1433`, and a port that the same sentence or command names after it. */
const hostAndPort =
  /(?<![\w@.-])([\w-]+(?:\.[\w-]+)*\.example)(?:[:,](\d{2,5})|`?[^.\n:]{0,40}?[ -]port(?:en)?[ `]+(\d{2,5}))(?!\d)/gi;

function portFault([, host = '', beside, after]: RegExpExecArray): Reason | undefined {
  const [port, said] = [ports.get(host), beside ?? after];
  return port === undefined || port === said
    ? undefined
    : {message: `${host} answers at port ${port}, not at ${said}.`, fix: `Write ${port}.`};
}

/** Names of months and of weekdays, from January and from Sunday. */
const namesOf = (language: LocaleId, part: 'month' | 'weekday', count: number): string[] => {
  const format = new Intl.DateTimeFormat(languageTags[language], {[part]: 'long', timeZone: 'UTC'});
  // The fourth of January 2026 is a Sunday.
  const days = Array.from({length: count}, (_, index) => (part === 'month' ? [index, 1] : [0, 4 + index]));
  return days.map(([month, day]) => format.format(Date.UTC(2026, month!, day)));
};

/** A name whole or cut to three letters; in Swedish it may begin a sentence, in English “may” is no month. */
const written = (names: readonly string[], endings = '') =>
  names
    .map((name) => `[${name[0]}${name[0]!.toUpperCase()}]${name.slice(1, 3)}(?:${name.slice(3)}${endings}|t?[.]?)`)
    .join('|');

/** Whether a name may be another one that is cut. */
const isName = (name: string, other: string): boolean => isSame(name.slice(0, 3), other.slice(0, 3));

const calendar = inEach((language) => {
  const [months, weekdays] = [namesOf(language, 'month', 12), namesOf(language, 'weekday', 7)];
  const weekday = String.raw`(?:(?<weekday>${written(weekdays, '(?:en)?')})[*_]*,?\s+(?:den\s+|the\s+)?)?`;
  const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|:e|:a)?`;
  // What heads a page has a check of its own.
  const notHead = '(?<!^ *date: *)';
  return {
    months,
    weekdays,
    patterns: [
      new RegExp(
        String.raw`${notHead}${weekday}(?<![\w.-])(?<year>\d{4})-(?<number>\d{2})-(?<day>\d{2})(?![\w-]*\d)`,
        'gmu',
      ),
      new RegExp(
        String.raw`${weekday}(?<!\d|\d[.,])${day}\s+(?:of\s+)?(?<month>${written(months)})(?!\p{L})(?:,?\s+(?<year>\d{4})(?![\d-]))?`,
        'gu',
      ),
    ],
  };
});

function dayFault({0: whole, groups = {}}: RegExpExecArray, language: LocaleId): Reason | undefined {
  const {months, weekdays} = calendar[language];
  const month =
    groups.number === undefined ? months.findIndex((name) => isName(name, groups.month!)) : Number(groups.number) - 1;
  // Without a year, the twenty-ninth of February may be.
  const date = new Date(Date.UTC(Number(groups.year ?? 2028), month, Number(groups.day)));
  if (date.getUTCMonth() !== month || date.getUTCDate() !== Number(groups.day)) {
    return {message: `There is no day ${whole.trim()}.`, fix: 'Write the day that is meant.'};
  }
  const weekday = weekdays[date.getUTCDay()]!;
  const isRight = groups.weekday === undefined || groups.year === undefined || isName(weekday, groups.weekday);
  const message = `${whole.trim()} is another weekday: ${weekday}.`;
  return isRight ? undefined : {message, fix: `Write ${weekday}, or correct the date.`};
}

/** How many things a list, a table or steps have; undefined of anything else. */
function lengthOf(node: Nodes | undefined): number | undefined {
  if (node?.type === 'list') return node.children.length;
  if (node?.type === 'table') return node.children.length - 1;
  if (node?.type !== 'mdxJsxFlowElement') return undefined;
  const {name, props} = componentOf(node);
  if (name === 'FactTable') return (props.get('ids')?.split(',') ?? factTables[props.get('of') ?? '']?.ids)?.length;
  return name === 'Steps' ? childrenOf(node).filter(({type}) => type === 'mdxJsxFlowElement').length : undefined;
}

/** “Nine checks:” at the end of a paragraph, “Nine checks” as a heading; not “after 5 minutes:”. */
const announced = inEach((language) => {
  const number = String.raw`(?<![\p{L}\d.,–-])(?<number>[2-9]|1\d|${numberWords[language].slice(2).join('|')})`;
  const noUnit = String.raw`(?!\s+(?:sek|min|tim|dyg|dag|veck|mån|år|sec|hour|day|week|month|year|of\b|av\b|MB|GB|kB))`;
  return {
    paragraph: new RegExp(String.raw`${number}${noUnit}(?:\s+\p{L}+){1,3}:$`, 'iu'),
    heading: new RegExp(
      String.raw`^(?:de\s+|the\s+)?${number}${noUnit}\s+\p{L}+(?:\s+i\s+ordning|\s+in\s+order)?$`,
      'iu',
    ),
  };
});

/** How many numbered sections, “1. The right Excel”, a heading has below it; undefined without any. */
function sectionsBelow({depth}: Heading, following: readonly Nodes[]): number | undefined {
  const headings = following.filter((node) => node.type === 'heading');
  const end = headings.findIndex((heading) => heading.depth <= depth);
  return (
    headings.slice(0, end < 0 ? undefined : end).filter((heading) => /^\d+\. /.test(textOf(heading))).length ||
    undefined
  );
}

function countFaults({nodes, language}: Page): Fault[] {
  const places = nodes.flatMap((node) =>
    childrenOf(node).map((child, index, all) => [child, all.slice(index + 1)] as const),
  );
  return places.flatMap(([node, following]) => {
    if (node.type !== 'paragraph' && node.type !== 'heading') return [];
    const length = lengthOf(following[0]) ?? (node.type === 'heading' ? sectionsBelow(node, following) : undefined);
    if (length === undefined) return [];
    const said = announced[language][node.type].exec(textOf(node).trim())?.groups?.number;
    const word = numberWords[language].indexOf(said?.toLowerCase() ?? '');
    const count = word === -1 ? Number(said) : word;
    const message = `“${said}” is said, and ${length} follow.`;
    return said === undefined || count === length
      ? []
      : [{line: lineOf(node), message, fix: 'Correct the number, or the list.'}];
  });
}

/** “Repeat step 9” on a page whose steps end at the sixth; a link says the steps of its own page. */
function stepFaults(page: Page): Fault[] {
  const last = Math.max(...page.nodes.map((node) => lengthOf(node) ?? 0), 0);
  const linked = nodesOf(page, 'link').flatMap(childrenOf);
  const texts = nodesOf(page, 'text').filter((node) => !linked.includes(node));
  return texts.flatMap((node) =>
    [...node.value.matchAll(/(?<!\p{L})(?:steg(?:et)?|steps?)\s(\d+)/giu)]
      .filter(([, number]) => Number(number) > last)
      .map(({0: said, index}) => ({
        line: lineAt({value: node.value, line: lineOf(node)}, index),
        message: `The steps on this page have no ${said}.`,
        fix: `Write the number of one, or a link to the page that has it: [${said}](/…).`,
      })),
  );
}

/** Values that contradict the data, the calendar, or what stands below them. */
export default {
  description: 'ports are those of the product’s hosts, days exist, lists and steps are as many as is said',
  page: (page) => [...countFaults(page), ...stepFaults(page)],
  texts: {
    writing: (text, language) => [
      ...faultsAt(text, hostAndPort, portFault),
      ...calendar[language].patterns.flatMap((pattern) =>
        faultsAt(text, pattern, (match) => dayFault(match, language)),
      ),
    ],
  },
} satisfies Check;
