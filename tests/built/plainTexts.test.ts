import {expect, test} from 'vitest';
import {allSections} from '../../src/lib/sections';
import {site} from './site';

const read = (name: string) => site.text(name);

test.each(['', 'en/'])('what %sllms.txt lists is there, and in the whole text of its section', (language) => {
  const listed = [...read(`${language}llms.txt`).matchAll(/\]\(https:\/\/[^/]+\/([^)]+)\.md\)/g)].map(
    ([, name]) => name!,
  );
  expect(listed.length).toBeGreaterThan(40);
  const whole = allSections.map(({id}) => read(`${language}${id}/llms-full.txt`)).join('\n');
  for (const name of listed) {
    expect.soft(whole, name).toContain(read(`${decodeURI(name)}.md`));
  }
});
