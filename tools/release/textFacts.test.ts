import {describe, expect, it} from 'vitest';
import {Page} from '../../packages/html-page';
import {factsOfMarkdown, factsOfPage, losses} from './textFacts';

const html = `<div class=text><h2 id=a>Port<a class=hash-link href=#a>#</a></h2><p>Porten är 1433, se <a href=/b#c>Brand<wbr>vägg</a>.
<table><tr><th>Kod<th>Text<tr><td><code>YT-2001</code><td>Servern</table>
<div class=yt-code__title><span>SQL</span><b>a.sql</b><button>Kopiera</button></div><pre><code><span>SELECT</span> 1;
</code></pre><figure><div class=yt-figure__frame>Ritat</div><figcaption>Testet</figcaption>
<details class=yt-figure__alternative><summary>Beskrivning</summary><p>I ord</details></figure></div>`;

const markdown = `## Port

Porten är 1433, se [Brandvägg](https://docs.example/b#c).

| Kod | Text |
| - | - |
| \`YT-2001\` | Servern |

**a.sql**

\`\`\`sql
SELECT 1;
\`\`\`

**Testet**

I ord
`;

const article = new Page('a.html', html).first('.text')!;
const lost = (text: string) => losses(factsOfPage(article, 'https://docs.example/a'), factsOfMarkdown(text));

describe('the Markdown of a page', () => {
  it('has everything', () => expect(lost(markdown)).toEqual([]));

  it.each([
    ['a number', '1433', '', ['1 words: 1433']],
    ['an address', 'https://docs.example/b#c', '/b#c', ['1 links: https://docs.example/b#c']],
    ['a row', '| `YT-2001` | Servern |\n', '', ['3 words: YT, 2001, Servern', '1 rows: YT 2001 Servern']],
    ['a sample', 'SELECT 1;', 'SELECT 2;', ['1 samples: SELECT 1;']],
    ['its name', '**a.sql**', '', ['2 words: a, sql']],
    ['a heading', '## Port', 'Port', ['1 headings: Port']],
    ['the words of a figure', 'I ord', '', ['2 words: I, ord']],
  ])('lacks %s', (_, from, to, wanted) => expect(lost(markdown.replace(from, to))).toEqual(wanted));

  it('lacks one of two equal words', () => {
    expect(lost(markdown.replace('## Port', '## ')).join()).toContain('1 words: Port');
  });
});
