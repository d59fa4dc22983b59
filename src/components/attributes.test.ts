import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {attributeFaults, attributeValues} from './attributes';
import {writerComponents} from './registry';

interface Row {
  readonly component: string;
  readonly written: Readonly<Record<string, string | null>>;
  readonly says?: string;
}

const {right, refused} = parse(readFileSync(path.join(__dirname, 'attributes.examples.yml'), 'utf8')) as Record<
  'right' | 'refused',
  readonly Row[]
>;

function faults({component, written}: Row): string[] {
  const attributes = new Map(Object.entries(written).map(([name, value]) => [name, value ?? undefined]));
  return attributeFaults(component, writerComponents.get(component)!, attributes).map(
    ({message, fix}) => `${message} ${fix}`,
  );
}

it.each(right)('$component $written is right', (row) => expect(faults(row)).toEqual([]));

it.each(refused)('$component $written is refused, once and with the remedy', (row) => {
  expect(faults(row)).toEqual([expect.stringContaining(row.says!)]);
});

it('several values reach the resolver as a list', () => {
  const written = new Map([
    ['of', 'limits'],
    ['ids', 'a, b'],
  ]);
  expect(attributeValues(writerComponents.get('FactTable')!, written)).toEqual({of: 'limits', ids: ['a', 'b']});
});
