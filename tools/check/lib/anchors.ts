import {attributeFaults, attributeValues} from '../../../src/components/attributes';
import {writerComponents} from '../../../src/components/registry';
import type {Component, Page} from '../corpus/page';

/** Every `anchor` in what a component is given to draw. */
function anchorsIn(data: unknown): string[] {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return entries.flatMap(([key, value]) =>
    key === 'anchor' && typeof value === 'string' ? [value] : anchorsIn(value),
  );
}

const known = new Map<string, readonly string[]>();

/** Anchors that a component draws; they are the same in both languages. */
function drawnBy({name, props}: Component): readonly string[] {
  const writer = writerComponents.get(name);
  if (!writer?.resolve || attributeFaults(name, writer, props).length > 0) {
    return [];
  }
  const key = `${name} ${JSON.stringify([...props])}`;
  const anchors = known.get(key) ?? anchorsIn(writer.resolve(attributeValues(writer, props), {locale: 'sv'}).data);
  known.set(key, anchors);
  return anchors;
}

/** Every anchor of a page: its headings and what its components draw. */
export const anchorsOf = ({headings, components}: Page): Set<string> =>
  new Set([...headings.flatMap(({id}) => id ?? []), ...components.flatMap(drawnBy)]);
