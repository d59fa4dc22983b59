import {fewValues} from '../../../src/components/attributes';
import {writerComponents} from '../../../src/components/registry';
import type {Attribute, WriterComponent} from '../../../src/components/schema';
import {markdownTable} from '../../lib/markdownTable';

/** Holds the table of the components between two comments. */
export const tableFile = 'src/components/README.md';

const [start, end] = ['<!-- Written by npm run editor. -->', '<!-- End of the table. -->'];

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

function attributeText([name, attribute]: readonly [string, Attribute]): string {
  const values = fewValues(attribute).map((value) => `\`${value}\``);
  return [
    `\`${name}\``,
    attribute.without && ` (without it ${attribute.without.en})`,
    values.length > 0 && `: ${values.join(', ')}`,
  ]
    .filter(Boolean)
    .join('');
}

function row(name: string, {purpose, attributes, example, resolve}: WriterComponent): string[] {
  return [
    `\`${name}\`${resolve ? ' (data)' : ''}`,
    purpose.en,
    Object.entries(attributes).map(attributeText).join('; ') || '–',
    `\`${typeof example === 'string' ? example : example.en}\``,
  ].map(cell);
}

/**
 * The file with the table as it ought to be.
 *
 * @throws Error when the two comments are not in it
 */
export function withTable(text: string): string {
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) {
    throw new Error(`${tableFile}: the table belongs between "${start}" and "${end}".`);
  }
  const rows = [...writerComponents].map(([name, component]) => row(name, component));
  const table = markdownTable(['Component', 'For', 'Attributes', 'Example'], rows);
  return `${before}${start}\n\n${table}\n\n${end}${after}`;
}
