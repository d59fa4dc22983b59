import {describe, expect, it} from 'vitest';
import {Page} from '../../packages/html-page';
import {block, breadcrumbs, questions} from './structuredData';

// That every page describes itself, wholly and as it stands there, is held by tests/built/pages.test.ts.

it('breadcrumbs leave out a step that is no page of its own, and encode nothing twice', () => {
  const canonical = 'https://a.example/docs/anv%C3%A4ndarmanual';
  const facts = {lang: 'sv-SE', canonical, heading: 'Om Rapport'};
  const home = {name: 'Yttra', url: 'https://a.example/docs/'};
  const crumbs = [{label: 'Rapport'}, {label: 'Manual', href: '/docs/användare'}, {label: 'Om Rapport'}];
  expect(breadcrumbs({...facts, crumbs}, home)!.itemListElement).toMatchObject([
    {position: 1, name: 'Yttra', item: home.url},
    {position: 2, name: 'Manual', item: 'https://a.example/docs/anv%C3%A4ndare'},
    {position: 3, name: 'Om Rapport', item: canonical},
  ]);
  expect(breadcrumbs({...facts, crumbs: []}, home)).toBeUndefined();
});

describe('questions', () => {
  const asked = (body: string) =>
    questions(
      new Page(
        'a.html',
        `<h2 id=a>A</h2><p><strong>Utanför?</strong> Ja.</p><h2 id=questions>Vanliga frågor</h2>${body}<h2 id=next>Nästa</h2><p><strong>Efter?</strong> Ja.</p>`,
      ),
    );

  it('have the whole of their answers, and none of another section', () => {
    const body =
      '<p>Inledning.</p><p><strong>Går  det?</strong> Nej. <code>x</code></p><ul><li>Men</ul><p><strong>Varför?</strong></p><p>Därför.</p>';
    expect(asked(body)!.mainEntity).toMatchObject([
      {name: 'Går det?', acceptedAnswer: {text: 'Nej. x Men'}},
      {name: 'Varför?', acceptedAnswer: {text: 'Därför.'}},
    ]);
  });

  it.each(['', '<p><strong>Obs!</strong> Text.</p>', '<p>Text. <strong>Är det så?</strong></p>'])(
    'are not seen in %s',
    (body) => expect(asked(body)).toBeUndefined(),
  );

  it('refuse to stand without an answer', () =>
    expect(() => asked('<p><strong>Går det?</strong></p>')).toThrow(/a\.html: the question "Går det\?" has no answer/));
});

it('the block cannot be ended by a text in it', () =>
  expect(block([{'@type': 'A', name: '</script><!--'}])).not.toMatch(/<\/script>.*<\/script>|<!--/));
