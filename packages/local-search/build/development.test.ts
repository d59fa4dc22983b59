import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {recordsOfMarkdown} from './development';

const parse = (source: string) => unified().use(remarkParse).parse(source);

it('reads the parts of a source, at every heading with an id', () =>
  expect(recordsOfMarkdown(parse('Intro.\n\n## Fields {#fields}\n\nRun `go`.\n\n### No id\n'))).toEqual([
    {anchor: '', heading: '', text: 'Intro.'},
    {anchor: 'fields', heading: 'Fields', text: 'Run `go` . No id'},
  ]));

it('reads the properties that a reader sees, and no others', () => {
  const source = '<Path sv="Arkiv" icon="file" />';
  expect(recordsOfMarkdown(parse(source), ['sv'])[0]!.text).toBe('Arkiv');
  expect(recordsOfMarkdown(parse(source))[0]!.text).toBe('');
});
