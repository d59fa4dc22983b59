import {expect, it} from 'vitest';
import {Page} from '../../packages/html-page';
import {pageFacts} from './pageFacts';

const page = `<!doctype html><html lang=sv-SE><head><link rel=canonical href=https://a.example/b></head><body>
<nav class="theme-doc-breadcrumbs"><ul><li><a href=/r>Rapport</a><li><span>Logga in</span></ul></nav>
<h1>Logga <b>in</b></h1><dl class=yt-facts><dd><span class="badge badge--kind"><svg></svg>Instruktion</span></dl></body></html>`;
const factsOf = (html: string) => pageFacts(new Page('b.html', html));

it('are what stands on the page, and not the kind of a page that a card leads to', () => {
  expect(factsOf(page)).toMatchObject({
    lang: 'sv-SE',
    canonical: 'https://a.example/b',
    heading: 'Logga in',
    crumbs: [{label: 'Rapport', href: '/r'}, {label: 'Logga in'}],
    kind: 'Instruktion',
  });
  expect(factsOf(page.replace('class=yt-facts', '')).kind).toBeUndefined();
});

it.each(['lang=sv-SE', 'rel=canonical', '<h1>'])('refuse a page without %s', (part) =>
  expect(() => factsOf(page.replace(part, ''))).toThrow(/^b\.html lacks/),
);
