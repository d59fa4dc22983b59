import {describe, expect, it} from 'vitest';
import {recordsOfHtml} from './html';

const page = (content: string) => `<main><nav>Meny</nav><div class="theme-doc-markdown markdown">${content}</div></main>`;
const records = (content: string) => recordsOfHtml(page(content), 'test.html');

describe('records of a page', () => {
  it('begin at every heading with an id', () => {
    expect(records('<header><h1>Titel</h1><p>Ingress.</p></header><h2 id=a>Ett<a class=hash-link>#</a></h2><p>Text.<h3 id=b>Två</h3><p>Mer.')).toEqual([
      {anchor: '', heading: '', text: 'Ingress.'},
      {anchor: 'a', heading: 'Ett', text: 'Text.'},
      {anchor: 'b', heading: 'Två', text: 'Mer.'},
    ]);
  });

  it('keep table cells and blocks apart', () => {
    expect(records('<table><tr><td>Konto<td>int</table><p>Slut')[0]!.text).toBe('Konto · int · Slut');
  });

  it('keep code between backticks', () => {
    expect(records('<p>Kör <code>YT.LIST</code> nu')[0]!.text).toBe('Kör `YT.LIST` nu');
  });

  it('put a reference in the place of a card that the answers hold', () => {
    const covered = {ids: new Map([['yt-2003', '{{a1}}']]), rowLinks: new Map()};
    const [, card] = recordsOfHtml(page('<div class=yt-error><h3 id=yt-2003>YT-2003</h3><p>Orsak</div>'), 'test.html', covered);
    expect(card).toEqual({anchor: 'yt-2003', heading: 'YT-2003', text: '{{a1}}'});
  });

  it('leave furniture out', () => {
    const text = records('<nav>x</nav><button>x</button><svg><text>x</text></svg><span role=tooltip>x</span><i aria-hidden=true>x</i><p>Kvar')[0]!.text;
    expect(text).toBe('Kvar');
  });

  it('leave the section out that leads to other pages', () => {
    expect(records('<h2 id=next>Nästa</h2><p>Fortnox')).toHaveLength(1);
  });

  it('put a reference where an answer has the text', () => {
    const covered = {ids: new Map([['net-proxy', '{{a1}}']]), rowLinks: new Map([['/f#yt-1', '{{r2}}']])};
    const html = page('<table><tr id=net-proxy><th>Proxy<td>x</tr><tr><th><a href="/f#yt-1">YT-1</a><td>y</tr><tr><td><a href="/f#yt-1">YT-1</a><td>own</table>');
    expect(recordsOfHtml(html, 'test.html', covered)[0]!.text).toBe('{{a1}} {{r2}} YT-1 · own');
  });

  it('shorten a long sample to its beginning and its names', () => {
    const {text} = records(`<pre>${'SELECT 1 '.repeat(60)} sp_send_dbmail</pre>`)[0]!;
    expect(text.length).toBeLessThan(260);
    expect(text).toContain('sp_send_dbmail');
  });
});

it('names a page that has no text', () => {
  expect(() => recordsOfHtml('<main></main>', 'report/x.html')).toThrow('report/x.html has no element');
});
