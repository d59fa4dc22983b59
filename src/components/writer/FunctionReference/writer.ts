import {codeHtml} from '../../../lib/highlight/html';
import type {LocaleId} from '../../../lib/locales';
import {anchorOf} from '../../../product/anchors';
import {formatNumber, type ListSeparator, listSeparators, local} from '../../../product/context';
import {errorsOfFunction} from '../../../product/errors';
import {functions, type FunctionArgument, type ReportFunction} from '../../../product/facts';
import {tableOf} from '../../../product/fact-tables';
import {errorLink, join, toRich} from '../../../product/rich';
import type ReferenceCards from '../../ReferenceCards';
import type {ReferenceCard} from '../../ReferenceCards';
import type {RichText} from '../../Rich';
import type {Writer, WriterContext} from '../../schema';

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

function toCard(definition: ReportFunction, context: WriterContext): ReferenceCard {
  const {locale, word} = context;
  const {name, returns, example, exampleResult} = definition;
  const sample = (title: string, code: string) =>
    ({sample: codeHtml(code, 'excel'), language: 'excel', title: word(title)}) as const;
  const rows = definition.arguments.map((argument) => ({
    ...argument,
    name: argumentName(argument, locale),
    type: word(argument.type),
  }));
  const meaning = [toRich(local(returns, locale), locale)].flat();
  const errors = errorsOfFunction(definition).map((code) => errorLink(code, locale));
  return {
    anchor: anchorOf(name),
    heading: name,
    blocks: [
      {text: local(definition, locale)},
      sample('syntax', syntax(definition, listSeparators[locale], locale)),
      {facts: [{label: word('returns'), value: [`${word(returns.type)}: `, ...meaning]}]},
      {table: tableOf('functionArguments', rows, context, {function: name})},
      sample('example', local(example, locale)),
      {
        facts: [
          ...(exampleResult === undefined
            ? []
            : [{label: word('result'), value: shown(local(exampleResult, locale), locale)}]),
          {label: word('errors'), value: join(errors, ', ')},
        ],
      },
    ],
  };
}

export const writer: Writer<typeof ReferenceCards, {readonly name?: string}> = {
  values: {name: functions.map(({name}) => name)},
  resolve({name: wanted}, context) {
    const cards = functions
      .filter(({name}) => wanted === undefined || name === wanted)
      .map((definition) => toCard(definition, context));
    return {data: {cards}, headings: cards.map(({anchor, heading}) => ({id: anchor, value: heading}))};
  },
};
