import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {elementOf} from '../../packages/html-page';
import {otherLocale, rootOf} from '../../src/lib/locales';
import {allSections} from '../../src/lib/sections';
import {llmsIndex, markdownOf, withHead} from './plainText';

const parts = parse(readFileSync(path.join(__dirname, 'markdown.yml'), 'utf8')) as readonly Record<
  'what' | 'html' | 'markdown',
  string
>[];

function markdown(html: string): string {
  return markdownOf(elementOf(`<article>${html}</article>`), 'https://docs.example/en/a').trim();
}

describe('Markdown of a page', () => {
  it.each(parts)('has $what', ({html, markdown: wanted}) => expect(markdown(html)).toBe(wanted));

  it('has nothing of what only a page needs', () => {
    expect(
      markdown('<nav>x</nav><button>x</button><a class=hash-link href=#a>#</a><yt-filter>x</yt-filter><p hidden>x</p>'),
    ).toBe('');
  });

  it('says first what it is', () => {
    const facts = {heading: 'A: "b"', canonical: 'https://docs.example/a', lang: 'sv-SE', crumbs: []};
    expect(withHead({...facts, changed: '2025-12-15'}, 'Text\n')).toBe(
      `---\ntitle: 'A: "b"'\nurl: https://docs.example/a\nlang: sv-SE\nupdated: 2025-12-15\n---\n\nText\n`,
    );
    expect(withHead(facts, '')).not.toContain('updated');
  });
});

it.each(['sv', 'en'] as const)(
  'the list for programs leads to documents, sections and the other language (%s)',
  (locale) => {
    const handbook = {brand: 'Yttra', version: '2025.4.1', locale, origin: 'https://docs.example', pathOf: rootOf};
    const docs = [{title: 'Intro', description: 'About.', permalink: '/report/intro'}];
    const text = llmsIndex([{section: allSections[0], docs, full: 'x'.repeat(1500)}], handbook);
    expect(text).toMatch(/^# (?:Yttra handbook|Handbok för Yttra)\n\n> /);
    expect(text).toContain(`https://docs.example${rootOf(otherLocale(locale))}llms.txt`);
    expect(text).toContain('- [Intro](https://docs.example/report/intro.md): About.\n');
    expect(text).toContain(`](https://docs.example${rootOf(locale)}report/llms-full.txt): 2 kB\n`);
  },
);
