import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectRoot} from '../lib/paths';
import {edited, edits} from './edits';
import {newestOf, withFramework} from './framework';
import {faultLines} from './output';

describe('the newest version', () => {
  it('is the highest released one', () =>
    expect(newestOf(['3.10.2', '3.9.2', '3.11.0-beta.1', '4.0.0'], 3)).toBe('3.10.2'));
  it('must exist', () => expect(() => newestOf(['2.4.3'], 3)).toThrow('no released version 3'));
});

describe('package.json', () => {
  it('has every package of the framework moved, and no other', () => {
    const manifest = '{"@docusaurus/core": "3.7.0", "@docusaurus/utils": "3.7.0", "react": "18.3.1"}';
    expect(withFramework(manifest, '3.10.2')).toBe(
      '{"@docusaurus/core": "3.10.2", "@docusaurus/utils": "3.10.2", "react": "18.3.1"}',
    );
  });
  it('must name the framework', () => expect(() => withFramework('{}', '3.10.2')).toThrow('does not name'));
});

describe('an edit', () => {
  it.each(edits)('finds its place in $file', (edit) => {
    expect(edited(readFileSync(path.join(projectRoot, edit.file), 'utf8'), edit)).toContain(edit.to);
  });
  it('says when it is no longer needed', () => expect(() => edited('', edits[0]!)).toThrow('take the edit out'));
});

describe('what is wrong', () => {
  it('is told without the lines between and without the folder', () => {
    expect(faultLines('start\n/x/y/a.ts(1,1): error TS1: no\n\nend', '/x/y')).toEqual(['a.ts(1,1): error TS1: no']);
  });
  it('is the beginning of the output when no line says so', () => expect(faultLines('a\nb', '/x')).toEqual(['a', 'b']));
});
