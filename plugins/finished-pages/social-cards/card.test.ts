import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {sitePages} from '../../../src/product/pages';
import {type CardText, type CardTools, colour, drawFrame, drawTitle} from './card';
import {loadFaces} from './font';
import {cardAlternative, cardTags} from './tags';

const font = path.resolve(__dirname, '../../../static/fonts/schibsted-grotesk-yttra.woff2');
let tools: CardTools;
beforeAll(async () => {
  tools = {...(await loadFaces(font, {bold: 700, semibold: 600, regular: 400})), wordmark: '<path id="wordmark"/>'};
});

const text: CardText = {title: 'Återställ säkerhetskopian', section: 'API', kind: 'Instruktion', host: 'docs.example'};

const drawCard = (text: CardText) => ({frame: drawFrame(text, tools), ...drawTitle(text.title, tools)});

describe('a card', () => {
  it('is drawn alike each time, with outlines only', () => {
    const drawing = drawCard(text);
    expect(drawing).toEqual(drawCard(text));
    expect(drawing.frame).toMatch(/^<svg [^>]*width="1200" height="630" viewBox="0 0 1200 630">/);
    expect(drawing.frame).toContain('id="wordmark"');
    expect(JSON.stringify(drawing)).not.toMatch(/<text|NaN|null|undefined/);
  });

  it('has each title within the active cell', () => {
    sitePages
      .map(({title}) => drawTitle(title.sv, tools).area)
      .forEach(({left, top, width, height}) => {
        expect([left > 91, top > 153, left + width < 1111, top + height < 487]).toEqual([true, true, true, true]);
        expect([left, top].every(Number.isInteger)).toBe(true);
      });
  });

  it.each(['title', 'section', 'kind', 'host'] as const)('shows the %s', (part) => {
    expect(drawCard({...text, [part]: 'Annat'})).not.toEqual(drawCard(text));
  });

  it('sets a long host smaller instead of wider', () => {
    const start = (host: string) =>
      Number(/translate\((\S+) \S+\)" fill="#534d44" d="[^"]*"\/><\/svg>$/.exec(drawFrame({...text, host}, tools))![1]);
    expect(start('docs.example')).toBeGreaterThan(800);
    expect(start('docs.a-very-long-name-of-a-company-and-its-department.example')).toBeGreaterThan(600);
  });

  it('has the colours of the site in light mode', () => {
    const [light] = readFileSync(path.resolve(__dirname, '../../../src/css/tokens.css'), 'utf8').split(
      "[data-theme='dark'] {",
    );
    const tokens = [...light!.matchAll(/--yt-[\w-]+: (#\w+);/g)].map((match) => match[1]);
    Object.values(colour).forEach((value) => expect(tokens).toContain(value));
  });

  it('can show every title of the handbook', () => {
    sitePages.flatMap(({title}) => Object.values(title)).forEach((title) => drawTitle(title, tools));
  });

  it('refuses a character that the font does not have, by name', () => {
    expect(() => drawTitle('Łódź', tools)).toThrow(/the font of the site has no "Ł", in "Łódź"/);
  });
});

describe('the face', () => {
  it('is wider in bold, letters with an accent too', () => {
    expect(tools.bold.width('åäö', 100)).toBeGreaterThan(tools.regular.width('åäö', 100));
    expect(tools.bold.outline('å', 100)).not.toBe(tools.regular.outline('å', 100));
  });

  it('grows with its size, and with what is added between letters', () => {
    expect(tools.bold.width('Logga in', 200)).toBeCloseTo(2 * tools.bold.width('Logga in', 100));
    expect(tools.bold.width('abc', 100, 0.1)).toBeCloseTo(tools.bold.width('abc', 100) + 20);
  });
});

describe('the tags', () => {
  it('say in words what the picture shows', () => {
    expect(cardAlternative(text, 'Yttra')).toBe('Yttra API – Återställ säkerhetskopian – Instruktion');
    expect(cardAlternative({title: 'Handbok', host: ''}, 'Yttra')).toBe('Yttra – Handbok');
  });

  it('cannot be ended by a title', () => {
    expect(cardTags('https://a.example/b.png', 'A "quoted" & B')).toContain('content="A &quot;quoted&quot; &amp; B"');
  });
});
