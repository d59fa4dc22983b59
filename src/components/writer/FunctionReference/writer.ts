import {codeHtml} from '../../../lib/highlight/html';
import {otherLocale, type LocaleId} from '../../../lib/locales';
import {anchorOf} from '../../../product/anchors';
import {local} from '../../../product/context';
import {functions} from '../../../product/facts';
import type {FunctionArgument, ReportFunction} from '../../../product/facts';
import {formatNumber, type ListSeparator, listSeparators} from '../../../product/formats';
import {errorsOfFunction} from '../../../product/errors';
import {errorLink, join, toRich} from '../../../product/rich';
import type {RichText} from '../../Rich';
import type {Attributes, WriterOf} from '../../schema';
import type FunctionReference from '.';
import type {FunctionCard} from '.';

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

function toCard(definition: ReportFunction, locale: LocaleId): FunctionCard {
  return {
    name: definition.name,
    anchor: anchorOf(definition.name),
    summary: local(definition, locale),
    syntaxHtml: codeHtml(syntax(definition, listSeparators[locale], locale), 'excel'),
    otherSyntax: syntax(definition, listSeparators[otherLocale(locale)], locale),
    arguments: definition.arguments.map((argument) => ({
      name: argumentName(argument, locale),
      type: typeName(argument.type, locale),
      required: argument.required,
      meaning: toRich(local(argument, locale), locale),
    })),
    returns: {
      type: typeName(definition.returns.type, locale),
      meaning: toRich(local(definition.returns, locale), locale),
    },
    exampleHtml: codeHtml(local(definition.example, locale), 'excel'),
    otherExample: local(definition.example, otherLocale(locale)),
    ...(definition.exampleResult && {result: shown(local(definition.exampleResult, locale), locale)}),
    errors: join(
      errorsOfFunction(definition).map((code) => errorLink(code, locale)),
      ', ',
    ),
  };
}

const attributes = {
  name: {values: functions.map(({name}) => name), without: {sv: 'alla funktioner', en: 'all functions'}},
} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'En rapportfunktion med syntax, argument, exempel och felkoder.',
    en: 'One report function with syntax, arguments, example and error codes.',
  },
  attributes,
  example: '<FunctionReference name="YT.BALANCE" />',
  resolve({name}, {locale}) {
    const cards = functions
      .filter((definition) => name === undefined || definition.name === name)
      .map((definition) => toCard(definition, locale));
    return {data: {cards}, headings: cards.map((card) => ({id: card.anchor, value: card.name}))};
  },
} satisfies WriterOf<typeof FunctionReference, typeof attributes>;
