import {codeHtml} from '../../../lib/highlight/html';
import {otherLocale, type LocaleId} from '../../../lib/locales';
import {anchorOf} from '../../../product/anchors';
import {type Context, formatNumber, type ListSeparator, listSeparators, local} from '../../../product/context';
import {errorsOfFunction} from '../../../product/errors';
import {functions, type FunctionArgument, type ReportFunction} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import {errorLink, join, toRich} from '../../../product/rich';
import type {ReferenceCard} from '../../ReferenceCards';
import type {RichText} from '../../Rich';
import type {Writer} from '../../schema';
import type FunctionReference from '.';

const words = {
  syntax: {sv: 'Så skrivs den', en: 'Syntax'},
  /** Settings with the list separator that formulas of the page's language do not have. */
  otherWindows: {sv: 'Engelskt Windows', en: 'Swedish Windows'},
  returns: {sv: 'Ger', en: 'Returns'},
  example: {sv: 'Exempel', en: 'Example'},
  result: {sv: 'Resultat', en: 'Result'},
  errors: {sv: 'Felkoder', en: 'Error codes'},
};

/** Types of arguments and results, as a reader of the Swedish pages knows them. */
const swedishTypes: Readonly<Record<FunctionArgument['type'] | ReportFunction['returns']['type'], string>> = {
  text: 'text',
  number: 'tal',
  any: 'valfri',
  range: 'område',
  'text or cell': 'text eller cell',
  'text or date': 'text eller datum',
  'date or text': 'datum eller text',
};

function typeName(type: keyof typeof swedishTypes, locale: LocaleId): string {
  return locale === 'sv' ? swedishTypes[type] : type;
}

function argumentName(argument: FunctionArgument, locale: LocaleId): string {
  return argument.name[locale].replaceAll(' ', '_');
}

/** `=YT.PERIOD(base; offset; [format])` with the list separator given. */
function syntax(definition: ReportFunction, separator: ListSeparator, locale: LocaleId): string {
  const names = definition.arguments.map((argument) => {
    const name = argumentName(argument, locale);
    return argument.required ? name : `[${name}]`;
  });
  return `=${definition.name}(${names.join(`${separator} `)})`;
}

/** A result as a cell shows it: a number as the page writes them, words as they are. */
function shown(result: string, locale: LocaleId): RichText {
  return /^-?\d+$/.test(result) ? formatNumber(Number(result), locale) : [{code: result}];
}

function toCard(definition: ReportFunction, context: Context): ReferenceCard {
  const {locale} = context;
  const {name, returns, example, exampleResult} = definition;
  const sample = (title: keyof typeof words, code: string) =>
    ({sample: codeHtml(code, 'excel'), language: 'excel', title: words[title][locale]}) as const;
  const inOtherWindows = (code: string) => ({label: words.otherWindows[locale], value: [{code}], again: true}) as const;
  const rows = definition.arguments.map((argument) => ({
    ...argument,
    name: argumentName(argument, locale),
    type: typeName(argument.type, locale),
  }));
  const meaning = [toRich(local(returns, locale), locale)].flat();
  const errors = errorsOfFunction(definition).map((code) => errorLink(code, locale));
  return {
    anchor: anchorOf(name),
    heading: name,
    blocks: [
      {text: local(definition, locale)},
      sample('syntax', syntax(definition, listSeparators[locale], locale)),
      {
        facts: [
          inOtherWindows(syntax(definition, listSeparators[otherLocale(locale)], locale)),
          {label: words.returns[locale], value: [`${typeName(returns.type, locale)}: `, ...meaning]},
        ],
      },
      {table: tableOf('functionArguments', rows, context, {function: name})},
      sample('example', local(example, locale)),
      {
        facts: [
          ...(exampleResult === undefined
            ? []
            : [{label: words.result[locale], value: shown(local(exampleResult, locale), locale)}]),
          inOtherWindows(local(example, otherLocale(locale))),
          {label: words.errors[locale], value: join(errors, ', ')},
        ],
      },
    ],
  };
}

export const writer: Writer<typeof FunctionReference, {readonly name?: string}> = {
  values: {name: functions.map(({name}) => name)},
  resolve({name: wanted}, context) {
    const cards = functions
      .filter(({name}) => wanted === undefined || name === wanted)
      .map((definition) => toCard(definition, context));
    return {data: {cards}, headings: cards.map(({anchor, heading}) => ({id: anchor, value: heading}))};
  },
};
