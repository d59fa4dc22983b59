import {describe, expect, it} from 'vitest';
import {elementOf} from '../../packages/html-page';
import {allSections} from '../../src/lib/sections';
import {llmsIndex, markdownOf, withHead, type Handbook} from './plainText';

function markdown(html: string): string {
  return markdownOf(elementOf(`<article>${html}</article>`), 'https://docs.example/en/a').trim();
}

describe('Markdown of a page', () => {
  it.each([
    [
      'a link',
      '<p><a href=/b#c title=x>B</a>, <a href=#d>D</a>',
      '[B](https://docs.example/b#c), [D](https://docs.example/en/a#d)',
    ],
    [
      'a menu path',
      '<p><strong class=yt-path><span>A</span> <i aria-hidden=true>›</i> <span>B</span></strong>',
      '**A › B**',
    ],
    ['a name that may break', '<p><code>fin.<wbr>Account</code>', '`fin.Account`'],
    ['a term', '<p>En <span><dfn>vy</dfn><span role=tooltip>Fråga</span></span>.', 'En vy.'],
    [
      'a sample',
      '<div class="theme-code-block language-sql"><div class=yt-code__title><b>a.sql</b><button>Kopiera</button></div><pre><code><span>SELECT</span> 1;</code></pre></div>',
      '**a.sql**\n\n```sql\nSELECT 1;\n```',
    ],
    [
      'a box',
      '<div class=theme-admonition><svg></svg><div class=yt-admonition__heading>Obs</div><div><p>Läs.</div></div>',
      '> **Obs**\n>\n> Läs.',
    ],
    [
      'facts',
      '<dl><div><dt>Kod<dd>YT-1</div><div><dt>Ger<dd><code>a</code></div></dl>',
      '- **Kod:** YT-1\n- **Ger:** `a`',
    ],
    [
      'a table with lists in it',
      '<table><tr><td><th>A<tr><th>b<td data-l=A><ul><li>c<li>d</ul></table>',
      '| | A |\n| - | - |\n| b | c; d |',
    ],
    [
      'the line under a table',
      '<p class=yt-tablecap><span><span><span class=yt-key>PK</span>primärnyckel</span><span><span class=yt-key>FK</span>främmande</span></span>2 kolumner',
      'PK primärnyckel, FK främmande, 2 kolumner',
    ],
    [
      'a figure, in words',
      '<figure class=yt-figure><div class=yt-figure__frame>x</div><figcaption><span class=yt-figure__number>Figur</span>Testet.</figcaption><details class=yt-figure__alternative><summary>Beskrivning</summary><p>I ord.</details></figure>',
      '**Figur. Testet.**\n\nI ord.',
    ],
    [
      'a figure of steps',
      '<figure class=yt-figure><div class=yt-figure__frame><ol><li><div class=d-pair><div class=d-step><b class=d-number>1</b> <div class=d-card><b>Port</b></div></div> <div class=d-exits><div class=d-exit><span>nej</span> <svg></svg> <div class=d-card>YT-1</div></div></div></div><li><div class=d-gap><svg></svg> <span>ja</span></div><div class=d-card>Klart</div></ol></div><figcaption>Testet</figcaption></figure>',
      '**Testet**\n\n1. **Port** (nej → YT-1)\n2. ja → Klart',
    ],
  ])('has %s', (_, html, wanted) => expect(markdown(html)).toBe(wanted));

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

describe('the list for programs', () => {
  const handbook = (locale: Handbook['locale']): Handbook => ({
    brand: 'Yttra',
    version: '2025.4.1',
    locale,
    origin: 'https://docs.example',
    pathOf: (id) => (id === 'sv' ? '/' : `/${id}/`),
  });
  const docs = [{title: 'Intro', description: 'About.', permalink: '/en/report/intro'}];

  it('leads to every document as Markdown, to the whole section and to the other language', () => {
    const text = llmsIndex([{section: allSections[0], docs, full: 'x'.repeat(1500)}], handbook('en'));
    expect(text).toMatch(/^# Yttra handbook\n\n> /);
    expect(text).toContain('https://docs.example/llms.txt\n\n## Report\n\n');
    expect(text).toContain('- [Intro](https://docs.example/en/report/intro.md): About.\n');
    expect(text).toContain('](https://docs.example/en/report/llms-full.txt): 2 kB\n');
  });

  it('speaks Swedish', () => expect(llmsIndex([], handbook('sv'))).toContain('# Handbok för Yttra'));
});
