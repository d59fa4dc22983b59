import {expect, it} from 'vitest';
import loader from './loader';

const translations = {'yt.a': 'A', 'yt.b': 'B "quoted"', 'theme.c': 'C'};
const load = (source: string) => loader.call({getOptions: () => ({translations})}, source);

/** Translations that a module adds. */
function added(source: string): unknown {
  const known = {};
  new Function('codeTranslations', load(source).split('\n')[1]!)(known);
  return known;
}

it('a module gets the translations of the messages it names, in whatever quotes', () =>
  expect(added(`translate({id: 'yt.a'});\nconst b = "yt.b";\n`)).toEqual({'yt.a': 'A', 'yt.b': 'B "quoted"'}));
it('before its own statements run', () => {
  const [, assignment, statement] = load("const a = translate({id: 'yt.a'});").split('\n');
  expect(assignment).toContain('"yt.a":"A"');
  expect(statement).toBe("const a = translate({id: 'yt.a'});");
});
it('and stays as it is when it names none', () =>
  expect(load("const id = 'yt.unknown';")).toBe("const id = 'yt.unknown';"));
