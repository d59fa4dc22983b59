import {describe, expect, it} from 'vitest';
import {Page} from '../../../packages/html-page';
import type {PageFacts} from '../pageFacts';
import {block} from './block';
import {breadcrumbs} from './breadcrumbs';
import {questions} from './questions';

const page: PageFacts = {
  lang: 'sv-SE',
  canonical: 'https://a.example/docs/report/login',
  heading: 'Logga in',
  crumbs: [
    {label: 'Rapport', href: '/docs/report/intro'},
    {label: 'Användarmanual', href: '/docs/report/category/användarmanual'},
    {label: 'Logga in'},
  ],
};
const home = {name: 'Yttra', url: 'https://a.example/docs/'};

const steps = (facts: PageFacts) =>
  (breadcrumbs(facts, home)!.itemListElement as {position: number; name: string; item: string}[]).map(
    ({position, name, item}) => [position, name, item],
  );

describe('breadcrumbs', () => {
  it('leave out a step that is no page of its own, and encode nothing twice', () => {
    const canonical = 'https://a.example/docs/anv%C3%A4ndarmanual';
    expect(steps({...page, canonical, crumbs: [{label: 'Rapport'}, {label: 'Om Rapport'}]})).toEqual([
      [1, 'Yttra', 'https://a.example/docs/'],
      [2, 'Om Rapport', canonical],
    ]);
  });
});

const asked = (body: string) =>
  questions(
    new Page(
      'a.html',
      `<h2 id=a>A</h2><p><strong>Utanför?</strong> Ja.</p><h2 id=questions>Vanliga frågor</h2>${body}<h2 id=next>Nästa</h2><p><strong>Efter?</strong> Ja.</p>`,
    ),
  );

describe('questions', () => {
  it('have the whole of their answers, and none of another section', () => {
    expect(
      asked(
        '<p>Inledning.</p><p><strong>Går  det?</strong> Nej. <code>x</code></p><ul><li>Men</ul><p><strong>Varför?</strong></p><p>Därför.</p>',
      ),
    ).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {'@type': 'Question', name: 'Går det?', acceptedAnswer: {'@type': 'Answer', text: 'Nej. x Men'}},
        {'@type': 'Question', name: 'Varför?', acceptedAnswer: {'@type': 'Answer', text: 'Därför.'}},
      ],
    });
  });

  it.each(['', '<p><strong>Obs!</strong> Text.</p>', '<p>Text. <strong>Är det så?</strong></p>'])(
    'are not seen in %s',
    (body) => {
      expect(asked(body)).toBeUndefined();
    },
  );

  it('refuse to stand without an answer', () => {
    expect(() => asked('<p><strong>Går det?</strong></p>')).toThrow(/a\.html: the question "Går det\?" has no answer/);
  });
});

describe('the block', () => {
  it('cannot be ended by a text in it', () => {
    expect(block([{'@type': 'A', name: '</script><!--'}])).not.toMatch(/<\/script>.*<\/script>|<!--/);
  });
});
