import type {Attributes, WriterOf} from '../../schema';
import type Filter from '.';

const attributes = {
  of: {values: ['errors', 'functions', 'settings', 'tables', 'columns']},
} as const satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'Ett fält som gallrar bland korten eller raderna nedanför.',
    en: 'Field that narrows the cards or rows below it.',
  },
  attributes,
  example: '<Filter of="errors" />',
} satisfies WriterOf<typeof Filter, typeof attributes>;
