import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {factsOf} from '.';

it('takes kind and editions of every page of every section', () => {
  const section = (permalink: string, frontMatter: object) =>
    ({loadedVersions: [{docs: [{permalink, frontMatter}]}]}) as unknown as LoadedContent;
  expect(
    factsOf([
      section('/en/report/intro', {kind: 'explanation', editions: ['excel', 'web'], title: 'About'}),
      section('/en/api/about', {kind: 'reference'}),
    ]),
  ).toEqual({
    '/en/report/intro': {kind: 'explanation', editions: ['excel', 'web']},
    '/en/api/about': {kind: 'reference', editions: undefined},
  });
});
