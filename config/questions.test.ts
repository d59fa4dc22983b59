import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../packages/scratch-folder';
import {parseQuestions, questionsFileOf, questionsOfPage} from './questions';

const {dir, write} = scratchFolder();
const parse = (text: string) => parseQuestions('a.questions.yml', Buffer.from(text));

it('knows the section and the line of each question', () => {
  expect(parse('# for readers\npage:\n  - hur gör jag\nsteps:\n  - "#NAMN? i cellen"\n')).toEqual({
    questions: [
      {anchor: 'page', text: 'hur gör jag', line: 3},
      {anchor: 'steps', text: '#NAMN? i cellen', line: 5},
    ],
    faults: [],
  });
  expect(parse('# none yet\n')).toEqual({questions: [], faults: []});
});

it.each(['page: [a', 'a\n', 'page: a', 'page:\n  - 2003', 'page:\n  - a: b', 'page:\n  -\n', 'page:\n'])(
  'refuses %j',
  (source) => expect(parse(source)).toMatchObject({questions: [], faults: [{file: 'a.questions.yml'}]}),
);

it('finds them beside the page, and says where a file cannot be read', () => {
  const page = path.join(dir, 'a.mdx');
  expect(questionsOfPage(page)).toEqual([]);
  write(path.basename(questionsFileOf(page)), 'page:\n  - a\n  - [b]\n');
  expect(() => questionsOfPage(page)).toThrow('a.questions.yml:3  "page[1]" is a list, not a text.');
});
