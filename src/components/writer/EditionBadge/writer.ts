import type {Attributes, WriterOf} from '../../schema';
import type EditionBadge from '.';

const attributes = {edition: {values: ['excel', 'web']}} as const satisfies Attributes;

export const writer = {
  purpose: {sv: 'Utgåvan som en del av en sida gäller.', en: 'Edition that a part of a page concerns.'},
  attributes,
  example: '<EditionBadge edition="excel" />',
} satisfies WriterOf<typeof EditionBadge, typeof attributes>;
