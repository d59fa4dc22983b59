import {serializeOuter} from 'parse5';
import {expect, it} from 'vitest';
import {findMentions} from './codes';
import {bookPage} from './fixture';
import {markLongSamples, removeScreenOnly, setTags} from './paper';

function onPaper(html: string, level = 1): string {
  const {text} = bookPage('/a', html);
  setTags(text, level);
  removeScreenOnly(text);
  return serializeOuter(text);
}

it('leaves out what is for screens, and the offer of the handbooks', () => {
  const html = onPaper(
    '<p>Keep</p><button>Copy</button><h2>H<a class="hash-link">#</a></h2><yt-filter><input></yt-filter><div class="tools_x1">Zoom</div><h2 id="handbooks">PDF</h2><ul><li>Report</ul>',
  );
  expect(html).toMatch(/<p>Keep<\/p><h2[^>]*>H<\/h2><\/div>$/);
});

it('sets the level of headings in the book', () => {
  expect(onPaper('<h2>H</h2>', 2)).toContain('<h2 role="heading" aria-level="3">');
});

it('makes the head of an error card a heading with its code', () => {
  const html = onPaper(
    '<div class="yt-error__head"><span aria-hidden="true">YT-1</span><h3><span class="sr">YT-1: </span>Text</h3></div>',
  );
  expect(html).toContain(
    '<div class="yt-error__head" role="heading" aria-level="3"><span>YT-1</span><h3 aria-level="3" role="presentation">Text</h3></div>',
  );
});

it('tells a figure by its name and its description', () => {
  const html = onPaper(
    '<div role="img" aria-label="Name" aria-describedby="d"><span id="d" hidden>What it shows</span></div>',
  );
  expect(html).toContain('<div role="img" aria-label="Name. What it shows"></div>');
});

it('tags a drawing as the figure, and not what stands around it with the caption', () => {
  expect(onPaper('<figure><div role="img" aria-label="Name"></div><figcaption>C</figcaption></figure>')).toContain(
    '<figure role="group"><div role="img" aria-label="Name"></div>',
  );
});

it('marks samples that may be divided between two sheets', () => {
  const {text} = bookPage('/a', `<pre>${'x\n'.repeat(16)}</pre><pre>${'y\n'.repeat(17)}</pre>`);
  markLongSamples(text);
  expect(serializeOuter(text)).toMatch(/<pre>x[^<]*<\/pre><pre data-long="">y/);
});

it('finds where codes are named, and where explained', () => {
  const page = bookPage('/a', '<p id="p">YT-2003 and YT-2004</p><span class="yt-error__code">YT-2003</span>');
  expect([...findMentions([page], ['YT-2003', 'YT-2004', 'YT-9999'])]).toEqual([
    [
      'YT-2003',
      [
        {id: 'p', explains: false},
        {id: 'a--YT-2003-1', explains: true},
      ],
    ],
    ['YT-2004', [{id: 'p', explains: false}]],
  ]);
});
