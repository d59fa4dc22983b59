import {expect, test} from '@playwright/test';
import {type Fault, testTogether, withDamaged} from './faults';

const intro = 'docs-report/intro.mdx';

const brokenLink: Fault = {
  name: 'a broken link',
  damage: (site) => site.append(intro, '\n[x](/report/finns-inte)\n'),
  says: ['/report/intro', '/report/finns-inte'],
};
const brokenAnchor: Fault = {
  name: 'a broken anchor',
  damage: (site) => site.append(intro, '\n[x](/report/installation#finns-inte)\n'),
  says: ['/report/intro', '/report/installation#finns-inte'],
};
const markdownLink: Fault['damage'] = (site) => site.append(intro, '\n[x](./finns-inte.md)\n');
const markdownWarning = /docs-report\/intro\.mdx:\d+ {2}broken markdown link to "\.\/finns-inte\.md"/;

test.describe('a build with broken links fails', () => {
  const faults = [brokenLink, brokenAnchor];
  let output: string;

  testTogether(faults, async () => {
    // The framework reports anchors only when it got past the links. That these fail a build, too, is tried below.
    const linksWarn: Fault['damage'] = (site) =>
      site.replace('docusaurus.config.ts', "onBrokenLinks: 'throw'", "onBrokenLinks: 'warn'");
    const damages = [...faults.map(({damage}) => damage), markdownLink, linksWarn];
    const result = await withDamaged(damages, (site) => site.build(['--locale', 'sv']));
    expect(result.status, result.output).not.toBe(0);
    return (output = result.output);
  });

  test('a Markdown link to no file only warns, with file, line and target', () => {
    expect(output).toMatch(markdownWarning);
  });
});

for (const {name, damage, says} of [brokenLink, brokenAnchor]) {
  test(`${name} by itself fails the build`, {tag: '@all'}, async () => {
    const {status, output} = await withDamaged([damage], (site) => site.build(['--locale', 'sv']));
    expect(status, output).not.toBe(0);
    says.forEach((words) => expect(output).toContain(words));
  });
}

test('a build with a Markdown link to no file succeeds', {tag: '@all'}, async () => {
  const {status, output} = await withDamaged([markdownLink], (site) => site.build(['--locale', 'sv']));
  expect(output).toMatch(markdownWarning);
  expect(status, output).toBe(0);
});
