import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {recordsOfHtml} from './html';

const page = (content: string) =>
  `<main><nav>Meny</nav><div class="theme-doc-markdown markdown">${content}</div></main>`;
const records = (content: string) => recordsOfHtml(parse(page(content)), 'test.html');

describe('records of a page', () => {
  it('begin at every heading with an id', () => {
    expect(
      records(
        '<header><h1>Titel</h1><p>Ingress.</p></header><h2 id=a>Ett<a class=hash-link>#</a></h2><p>Text.<h3 id=b>Två</h3><p>Mer.',
      ),
    ).toEqual([
      {anchor: '', heading: '', text: 'Ingress.'},
      {anchor: 'a', heading: 'Ett', text: 'Text.'},
      {anchor: 'b', heading: 'Två', text: 'Mer.'},
    ]);
  });

  it.each([
    ['keep cells and rows apart', '<table><tr><td>Konto<td>int<tr><td>Namn</table>', 'Konto · int ¶ Namn'],
    ['keep code between backticks', '<p>Kör <code>YT.LIST</code> nu', 'Kör `YT.LIST` nu'],
    ['leave controls out', '<nav>x</nav><button>x</button><svg><text>x</text></svg><p>Kvar', 'Kvar'],
    ['leave hidden things out', '<span role=tooltip>x</span><i aria-hidden=true>x</i><p>Kvar', 'Kvar'],
    ['keep the description of a picture', '<div role=img aria-label=A>Namn</div><p>Beskrivning', 'Beskrivning'],
  ])('%s', (_what, html, text) => {
    expect(records(html)[0]!.text).toBe(text);
  });

  it('leave the section out that leads to other pages', () => {
    const html = page('<h2 id=next>Nästa</h2><p>Fortnox');
    expect(recordsOfHtml(parse(html), 'test.html')).toHaveLength(2);
    expect(recordsOfHtml(parse(html), 'test.html', {furtherReadingId: 'next'})).toHaveLength(1);
  });

  it("read the site's own markup as the site says", () => {
    const markup = {furniture: 'x-filter', sign: '.sign', head: '.head', code: '.file', spaced: '.key'};
    const html = page(
      '<x-filter>Filter</x-filter><p>Fil <b class=file>a.ini</b>, <b class=key>Ctrl</b><b class=key>K</b>' +
        '<div class=head>Läs först</div><p>Arkiv <i aria-hidden=true class=sign>›</i> Öppna',
    );
    expect(recordsOfHtml(parse(html), 'test.html', markup)[0]!.text).toBe(
      'Fil `a.ini`, Ctrl K ¶ Läs först · Arkiv › Öppna',
    );
    expect(recordsOfHtml(parse(html), 'test.html')[0]!.text).toBe('Filter Fil a.ini, CtrlK ¶ Läs först Arkiv Öppna');
  });

  it('shorten a long sample to its beginning and its names', () => {
    const {text} = records(`<pre>${'SELECT 1 '.repeat(60)} sp_send_dbmail</pre>`)[0]!;
    expect(text.length).toBeLessThan(260);
    expect(text).toContain('sp_send_dbmail');
  });
});

it('names a page that has no text', () => {
  expect(() => recordsOfHtml(parse('<main></main>'), 'report/x.html')).toThrow('report/x.html has no element');
});
