import {expect, it} from 'vitest';
import {recordsOfSource} from './development';

it('reads the parts of a source, at every heading with an id', () =>
  expect(
    recordsOfSource('---\ntitle: A\n---\n\nIntro.\n\n## Fields {#fields}\n\nRun `go`, [see](/x).\n\n| A | B |\n'),
  ).toEqual([
    {anchor: '', heading: '', text: 'Intro.'},
    {anchor: 'fields', heading: 'Fields', text: 'Run `go`, see. · A · B ·'},
  ]));

it('leaves components out, and keeps what they enclose', () =>
  expect(recordsOfSource('<Path sv="Arkiv" icon="file" />\n\n<Note>Text</Note>\n')[0]!.text).toBe('Text'));
