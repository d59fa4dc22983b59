import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../../lib/paths';
import {linesOf, page} from '../fixture';
import {markdownRules} from './markdownlint';

const file = 'docs-report/a.mdx';
const rows = Object.entries(markdownRules());
const on = (body: string) => linesOf('markdown', {[file]: page(body)});

it.each(rows)('%s refuses its bad example in our words', async (rule, {bad, fix}) => {
  const found = (await on(bad)).filter((line) => line.includes(`(${rule}).`));
  expect(found).not.toEqual([]);
  expect(found.join()).not.toMatch(/\{\w+\}/);
  expect(found[0]).toContain(` → ${fix}`);
});

it.each(rows)('%s accepts its good example', async (_rule, {good}) => {
  expect(await on(good)).toEqual([]);
});

it('has words for no rule that is off', () => {
  const config = parse(readFileSync(path.join(projectRoot, '.markdownlint.yaml'), 'utf8')) as Record<string, unknown>;
  expect(rows.filter(([rule]) => config[rule] === false)).toEqual([]);
});
