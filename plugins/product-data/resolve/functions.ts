import {functions} from '../../../src/data';
import type {FunctionArgument, ReportFunction} from '../../../src/data';
import type {FunctionCard, FunctionReferenceData} from '../../../src/components/FunctionReference';
import type {LocaleId} from '../../../config/locales';
import {anchorOf} from '../anchors';
import {codeHtml} from '../../highlight/html';
import {local, localField} from '../context';
import {required} from '../problem';
import {join, errorLink, toRich} from '../rich';
import {findError} from './errors';
import type {Resolver} from './types';

const names = functions.map(({name}) => name);

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
  return locale === 'sv' ? argument.nameSv : argument.name;
}

/** `=YT.PERIOD(base; offset; [format])` with the list separator given. */
export function syntax(definition: ReportFunction, separator: ';' | ',', locale: LocaleId): string {
  const names = definition.arguments.map((argument) => {
    const name = argumentName(argument, locale).replaceAll(' ', '_');
    return argument.required ? name : `[${name}]`;
  });
  return `=${definition.name}(${names.join(`${separator} `)})`;
}

function toCard(definition: ReportFunction, locale: LocaleId): FunctionCard {
  const [own, other] = locale === 'sv' ? ([';', ','] as const) : ([',', ';'] as const);
  return {
    name: definition.name,
    anchor: anchorOf(definition.name),
    summary: local(definition, locale),
    syntax: {own: syntax(definition, own, locale), other: syntax(definition, other, locale)},
    arguments: definition.arguments.map((argument) => ({
      name: argumentName(argument, locale).replaceAll(' ', '_'),
      type: typeName(argument.type, locale),
      required: argument.required,
      meaning: toRich(local(argument, locale), locale),
    })),
    returns: {
      type: typeName(definition.returns.type, locale),
      meaning: toRich(local(definition.returns, locale), locale),
    },
    exampleHtml: codeHtml(localField(definition, 'example', locale), 'excel'),
    otherExample: localField(definition, 'example', locale === 'sv' ? 'en' : 'sv'),
    ...(definition.exampleResult && {result: definition.exampleResult}),
    errors: join(definition.errors.map((code) => errorLink(findError(code), locale)), ', '),
  };
}

/** One function, or all of them with a jump list. */
export const functionReference: Resolver = {
  attributes: ['name'],
  resolve({name}, {locale}) {
    const wanted = name === undefined
      ? functions
      : [required('function', name, names, (id) => functions.find((candidate) => candidate.name === id))];
    return {
      data: {
        cards: wanted.map((definition) => toCard(definition, locale)),
        index: name === undefined,
      } satisfies FunctionReferenceData,
      headings: wanted.map((definition) => ({id: anchorOf(definition.name), value: definition.name})),
    };
  },
};
