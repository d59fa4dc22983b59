/** What TypeScript must accept and refuse; `npm run typecheck` sees to it. */
import type {Attributes, WriterOf} from './schema';

const common = {purpose: {sv: 'x', en: 'x'}, example: 'x'};

type Badge = (props: {readonly role: 'a' | 'b'}) => string;
type Table = (props: {readonly data: {readonly rows: number}}) => string;

const right = {role: {values: ['a', 'b']}} as const satisfies Attributes;
const few = {role: {values: ['a']}} as const satisfies Attributes;
const many = {role: {values: ['a', 'b', 'c']}} as const satisfies Attributes;

export const held = [
  {...common, attributes: right} satisfies WriterOf<Badge, typeof right>,
  // @ts-expect-error a value of the property is not allowed
  {...common, attributes: few} satisfies WriterOf<Badge, typeof few>,
  // @ts-expect-error the property has no such value
  {...common, attributes: many} satisfies WriterOf<Badge, typeof many>,
  // @ts-expect-error the property is missing
  {...common, attributes: {}} satisfies WriterOf<Badge>,

  {...common, attributes: {}, resolve: () => ({data: {rows: 1}})} satisfies WriterOf<Table>,
  // @ts-expect-error other data than the component draws
  {...common, attributes: {}, resolve: () => ({data: {rows: 'one'}})} satisfies WriterOf<Table>,
  // @ts-expect-error nothing finds the data
  {...common, attributes: {}} satisfies WriterOf<Table>,
];
