import path from 'node:path';
import {evaluateSync} from '@mdx-js/mdx';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {describe, expect, it} from 'vitest';
import {z} from 'zod/v4';
import {loadYaml} from '../../packages/checked-yaml';
import {facts} from '../product/facts';
import {listedValues} from './attributes';
import {writerComponentNames, writerComponents} from './registry';
import {render, writerTags} from './render.testing';

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]).default([]);

/** What a writer writes, and what of it a page shows on the Swedish site. */
const example = z.strictObject({
  name: z.string(),
  mdx: z.string(),
  /** The whole markup. */
  is: z.string().optional(),
  /** Parts of the markup, and of what it says without its tags; `none` are not in it. */
  has: texts,
  says: texts,
  none: texts,
  /** Patterns of the markup. */
  matches: texts,
  /** How often parts are there, or which list of the facts has as many: `httpApi.errors`. */
  times: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
  /** How the message begins where it is refused. */
  refused: z.string().optional(),
});

const markupOf = (mdx: string) =>
  renderToStaticMarkup(evaluateSync(mdx, {...runtime, useMDXComponents: () => writerTags}).default({}));

/** Length of a list of the facts. */
const sizeOf = (list: string) =>
  (list.split('.').reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], facts) as unknown[]).length;

function tryOut({mdx, is, has, says, none, matches, times, refused}: z.infer<typeof example>): void {
  if (refused !== undefined) {
    expect(() => markupOf(mdx)).toThrow(refused);
    return;
  }
  const html = markupOf(mdx);
  const words = html.replace(/<[^>]+>/g, '');
  if (is !== undefined) expect(html).toBe(is.trim());
  has.forEach((part) => expect(html).toContain(part));
  says.forEach((part) => expect(words).toContain(part));
  none.forEach((part) => expect(html).not.toContain(part));
  matches.forEach((pattern) => expect(html).toMatch(new RegExp(pattern, 's')));
  for (const [part, count] of Object.entries(times)) {
    expect(html.split(part).length - 1, part).toBe(typeof count === 'number' ? count : sizeOf(count));
  }
}

describe.each(writerComponentNames)('%s', (name) => {
  const {examples} = loadYaml(
    path.join(__dirname, 'writer', name, 'component.yml'),
    z.looseObject({examples: z.array(example)}),
  );

  it.each(examples)('$name', tryOut);

  it('can be shown with each value that its attributes list', () => {
    for (const [attribute, definition] of Object.entries(writerComponents.get(name)!.attributes)) {
      for (const value of definition.list ? [] : listedValues(definition)) {
        expect(render(name, {[attribute]: value}), value).not.toMatch(/undefined|<span class="badge"><|^$/);
      }
    }
  });
});

it('names what is not as an example says', () => {
  const row = {name: 'x', mdx: '<Key combo="F9" />', has: ['F9'], says: [], none: [], matches: [], times: {}};
  expect(() => tryOut(row)).not.toThrow();
  for (const wrong of [{is: 'F9'}, {has: ['F8']}, {says: ['kbd']}, {none: ['F9']}, {matches: ['^F9']}]) {
    expect(() => tryOut({...row, ...wrong}), JSON.stringify(wrong)).toThrow();
  }
  expect(() => tryOut({...row, times: {F9: 2}})).toThrow();
  expect(() => tryOut({...row, refused: '<Key>'})).toThrow();
});
