import {expect, it} from 'vitest';
import {linesOf, page} from '../fixture';
import {headings} from './headings';

const file = 'docs-report/a.mdx';

it('accepts headings with ids and levels in order', async () => {
  const body = '## Före {#before}\n\n### Krav {#requirements}\n\n```text\n# not a heading\n```\n\n## Efter {#after}';
  expect(await linesOf(headings, {[file]: page(body)})).toEqual([]);
});

it.each([
  ['## A', 10, 'The heading "A" has no id.'],
  ['## A {#a}\n\n#### B {#b}', 12, 'The heading "B" skips a level (h4 after h2). → Make it an h3.'],
  ['### B {#b}', 10, 'The heading "B" skips a level (h3 after h1). → Make it an h2.'],
  ['## A {#a}\n\n## B {#a}', 12, 'The heading id "a" is already on line 10. → Choose another id.'],
])('refuses %j', async (body, line, message) => {
  const [problem, ...more] = await linesOf(headings, {[file]: page(body)});
  expect(problem).toContain(`${file}:${line} ${message}`);
  expect(more).toEqual([]);
});
