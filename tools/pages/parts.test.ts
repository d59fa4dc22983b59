import {readFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';
import {Files} from './files';
import {error} from './error';
import {component, figure, newPart, removePart, type Kind} from './parts';

/** Nothing is committed: the project stays as it is. */
const project = () => new Files(projectRoot);

const kinds: Readonly<Record<string, Kind>> = {component, figure, error};
const section = 'report/install/database-connections#if-it-fails';
const facts = 'src/product/facts/errors.yml';

const refused = parse(readFileSync(path.join(import.meta.dirname, 'parts.refused.yml'), 'utf8')) as readonly {
  readonly part: string;
  readonly says: string;
}[];

it.each(refused)('is refused: $part', ({part, says}) => {
  const [verb, kind, name, , on = section] = part.split(' ') as [string, string, string, string?, string?];
  const change = verb === 'new' ? newPart : removePart;
  expect(() => change(project(), kinds[kind]!, name, on)).toThrow(says);
});

it('an error leaves every other line of the facts as it is, and is formatted as they are', async () => {
  const files = project();
  files.edit(facts, (text) => text.replace('  - code: YT-2008', '  # A note on the next one.\n  - code: YT-2008'));
  const before = files.read(facts);
  newPart(files, error, 'YT-2077', section);
  const after = files.read(facts);
  expect(after.split('\n').filter((line) => !before.includes(line))).toContain('  - code: YT-2077');
  const options = await prettier.resolveConfig(path.join(projectRoot, facts));
  expect(await prettier.check(after, {...options, filepath: facts})).toBe(true);
  removePart(files, error, 'YT-2077');
  expect(files.read(facts)).toBe(before);
});

it('an error that was published leaves its anchor leading to the page of its family', () => {
  const files = project();
  const moved = () => files.read('src/client/moved-anchors.json');
  newPart(files, error, 'YT-2077', section);
  files.edit(facts, (text) => text.replaceAll('✎ ', ''));
  removePart(files, error, 'YT-2077');
  expect(files.read('deploy/published/anchors.txt')).not.toContain('yt-2077');
  expect(moved()).toContain('"/report/faq/error-messages#yt-2077": "/report/faq/error-messages"');
  newPart(files, error, 'YT-2077', section);
  expect(moved()).not.toContain('yt-2077');
});
