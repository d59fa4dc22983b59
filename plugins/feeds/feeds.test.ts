import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {atom, documentEntries, versionEntries} from '.';

const facts = {
  title: 'Yttra Rapport: ändringar',
  author: 'Yttra',
  origin: 'https://docs.example',
  path: '/report/atom.xml',
  page: '/report/intro',
};
const entry = (title: string, day: string) => ({title, day, path: '/report/a', texts: ['När A < B & C.']});
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);

it('its entries are the documents that say when they were changed', () => {
  const doc = (lastUpdatedAt?: number) =>
    ({title: 'Intro', description: 'Om Yttra.', permalink: '/en/report/intro', lastUpdatedAt}) as DocMetadata;
  expect(documentEntries([doc(Date.UTC(2025, 11, 15)), doc()], () => ['The `A`'], 'en')).toEqual([
    {
      title: 'Intro',
      day: '2025-12-15',
      path: '/en/report/intro',
      texts: ['Om Yttra.', 'Changed in this update: The A'],
    },
  ]);
});

it.each(['sv', 'en'] as const)('its entries are the versions, the newest first, in plain words (%s)', (locale) => {
  const versions = versionEntries('/report/release-notes', locale);
  expect(versions.length).toBeGreaterThan(2);
  expect(versions.toSorted((a, b) => b.day.localeCompare(a.day))).toEqual(versions);
  expect(versions.flatMap(({texts}) => texts).join()).not.toMatch(/\]\(|[`*]/);
});

it('has the newest first, with a name for each change, and addresses that lead there from anywhere', () => {
  const text = atom([entry('Old', '2025-01-02'), entry('New', '2025-03-04')], facts);
  expect(matches(text, /<title type="html"><!\[CDATA\[(.+?)\]\]>/g)).toEqual(['New', 'Old']);
  expect(matches(text, /<updated>(.+?)T12:00:00.000Z<\/updated>/g)).toEqual(['2025-03-04', '2025-03-04', '2025-01-02']);
  expect(matches(text, /<id>(.+?)<\/id>/g)).toEqual([
    'https://docs.example/report/atom.xml',
    'tag:docs.example,2025-03-04:/report/a/New',
    'tag:docs.example,2025-01-02:/report/a/Old',
  ]);
  expect([...new Set(matches(text, /href="https:\/\/docs.example(.+?)"/g))].sort()).toEqual([
    '/report/a',
    '/report/atom.xml',
    '/report/intro',
  ]);
  // No text can break it.
  expect(text).toContain('<p>När A &lt; B &amp; C.</p>');
});

it('is refused without entries', () => expect(() => atom([], facts)).toThrow('/report/atom.xml has no entries'));
