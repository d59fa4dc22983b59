import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {allSections} from '../../src/lib/sections';
import {buildDir} from '../../tools/lib/paths';

const read = (name: string) => readFileSync(path.join(buildDir, name), 'utf8');

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
