import {readFileSync} from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';
import {Files} from './files';
import {newError, removeError} from './error';
import {component, figure, newPart, removePart, type Kind} from './parts';

/** Nothing is committed: the project stays as it is. */
const project = () => new Files(projectRoot);

const kinds: Readonly<Record<string, Kind>> = {component, figure};

const helper = 'report/install/database-connections';
const section = `${helper}#if-it-fails`;
const helperFile = `docs-${helper}.mdx`;

const refused = parse(readFileSync(path.join(import.meta.dirname, 'parts.refused.yml'), 'utf8')) as readonly {
  readonly part: string;
  readonly says: string;
}[];

it.each(refused)('is refused: $part', ({part, says}) => {
  const [verb, kind, name, , on = section] = part.split(' ') as [string, string, string, string?, string?];
  const make = {
    new: () => (kind === 'error' ? newError(project(), name, on) : newPart(project(), kinds[kind]!, name)),
    remove: () => (kind === 'error' ? removeError(project(), name) : removePart(project(), kinds[kind]!, name)),
  }[verb]!;
  expect(make).toThrow(says);
});

describe('an error', () => {
  it('is named in the list of the section, in both languages', () => {
    const files = project();
    newError(files, 'YT-2077', section);
    expect(files.read(helperFile)).toMatch(/<ErrorList codes="YT-2001, .*, YT-2077" \/>/);
    expect(files.read(`i18n/en/docusaurus-plugin-content-docs-${helper.replace('/', '/current/')}.mdx`)).toContain(
      'YT-2077" />',
    );
  });

  it('leaves every other line of the facts as it is, and is formatted as they are', async () => {
    const files = project();
    const [facts, note] = ['src/product/facts/errors.yml', '  # A note on the next one.\n  - code: YT-2008'];
    files.edit(facts, (text) => text.replace('  - code: YT-2008', note));
    const before = files.read(facts);
    newError(files, 'YT-2077', section);
    const after = files.read(facts);
    expect(after.split('\n').filter((line) => !before.includes(line))).toContain('  - code: YT-2077');
    const options = await prettier.resolveConfig(path.join(projectRoot, facts));
    expect(await prettier.check(after, {...options, filepath: facts})).toBe(true);
    removeError(files, 'YT-2077');
    expect(files.read(facts)).toBe(before);
  });

  it('gets a list where the section has none', () => {
    const files = project();
    const before = files.read(helperFile);
    newError(files, 'YT-2077', `${helper}#check`);
    expect(files.read(helperFile)).toContain('\n\n<ErrorList codes="YT-2077" />\n\n## Om det inte fungerar');
    removeError(files, 'YT-2077');
    expect(files.read(helperFile)).toBe(before);
  });

  it('leaves its published anchor leading to the page of its family', () => {
    const files = project();
    newError(files, 'YT-2077', section);
    files.edit('src/product/facts/errors.yml', (text) => text.replaceAll('✎ ', ''));
    removeError(files, 'YT-2077');
    expect(files.read('deploy/published/anchors.txt')).not.toContain('yt-2077');
    expect(files.read('src/client/moved-anchors.json')).toContain(
      '"/report/faq/error-messages#yt-2077": "/report/faq/error-messages"',
    );
    newError(files, 'YT-2077', section);
    expect(files.read('src/client/moved-anchors.json')).not.toContain('yt-2077');
  });
});
