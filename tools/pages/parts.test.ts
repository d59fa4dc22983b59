import path from 'node:path';
import prettier from 'prettier';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../lib/paths';
import {Files} from './files';
import {newError, removeError} from './error';
import {component, figure, newPart, removePart} from './parts';

/** Nothing is committed: the project stays as it is. */
const project = () => new Files(projectRoot);

const helper = 'report/install/database-connections';
const section = `${helper}#if-it-fails`;
const helperFile = `docs-${helper}.mdx`;

it.each([
  [
    '"step-list" cannot be the name of a component. Write it like StepList',
    () => newPart(project(), component, 'step-list'),
  ],
  ['There is a component Steps already, in src/components/writer.', () => newPart(project(), component, 'STEPS')],
  ['There is no component StepList. Did you mean Steps?', () => removePart(project(), component, 'StepList')],
  [
    /Steps is still used. Take it out here first:\n {2}docs-.*\d+\n[^]*more$/,
    () => removePart(project(), component, 'Steps'),
  ],
  ['"Sync Run" cannot be the name of a figure. Write it like sync-run', () => newPart(project(), figure, 'Sync Run')],
  ['There is a figure sync-run already, in src/figures.', () => newPart(project(), figure, 'sync-run')],
  ['There is no figure sync-walk. Did you mean sync-run?', () => removePart(project(), figure, 'sync-walk')],
  ['sync-run is still used.', () => removePart(project(), figure, 'sync-run')],
  [
    '"YT-20" cannot be a code. Write it like YT-2014; the families are 1xxx,',
    () => newError(project(), 'YT-20', section),
  ],
  ['"YT-9001" cannot be a code.', () => newError(project(), 'YT-9001', section)],
  ['There is an error YT-2001 already', () => newError(project(), 'YT-2001', section)],
  ['"raport/a" begins with no section. Did you mean report/…?', () => newError(project(), 'YT-2077', 'raport/a#b')],
  ['There is no page report/nope', () => newError(project(), 'YT-2077', 'report/nope#b')],
  [
    `${helper} has no section "b": --on ${helper}#section. It has before-you-start, cloud, `,
    () => newError(project(), 'YT-2077', `${helper}#b`),
  ],
  [`Say which section of ${helper}: --on ${helper}#section.`, () => newError(project(), 'YT-2077', helper)],
  ['report/limits is of the kind reference.', () => newError(project(), 'YT-2077', 'report/limits#b')],
  ['There is no error YT-2041. Did you mean YT-2001?', () => removeError(project(), 'YT-2041')],
  ['YT-2013 is still used.', () => removeError(project(), 'YT-2013')],
])('is refused: %s', (message, command) => {
  expect(command).toThrow(message);
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
