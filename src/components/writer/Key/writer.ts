import type {Attributes, WriterOf} from '../../schema';
import type Key from '.';

const attributes = {combo: {}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'Tangenter, med + emellan.', en: 'Keys on the keyboard, with + between them.'},
  attributes,
  example: '<Key combo="Ctrl+Alt+F9" />',
} satisfies WriterOf<typeof Key, typeof attributes>;
