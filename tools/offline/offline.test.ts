import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder} from '../../packages/scratch-folder';
import {makeManifest} from './manifest';
import {makeOfflinePage, type OfflinePageInput} from './page';

const {dir, write: writeFile} = scratchFolder();
const write = (name: string, content = name) => writeFile(name, content);
const text = (chunk: string) => `<script id=yt-page type=application/json>{"chunk":"${chunk}","content":{}}</script>`;
const sections = [{id: 'report', label: 'Report'}];

describe('the list of what can be kept', () => {
  beforeEach(() => {
    write('index.html', 'home');
    write('report.html', text('aa'));
    write('report/sida-ä.html', text('bb'));
    write('api/about.html', text('cc'));
    write('en/report/intro.html');
    write('en/assets/js/main.1.js');
    write('report/handbook.pdf');
    ['js/main.1.js', 'js/aa.1.js', 'js/bb.1.js', 'js/cc.1.js', 'css/a.css', 'search/i.1.json', 'cards/x.png'].forEach(
      (name) => write(`assets/${name}`),
    );
  });

  it('has the pages of a section, their texts, and what all pages load', () => {
    const [report] = makeManifest(dir, '/docs/', sections).sections;
    expect(report!.pages).toEqual(['/docs/', '/docs/report', '/docs/report/sida-%C3%A4']);
    expect(Object.keys(report!.sizes).sort()).toEqual([
      '/docs/',
      '/docs/assets/css/a.css',
      '/docs/assets/js/aa.1.js',
      '/docs/assets/js/bb.1.js',
      '/docs/assets/js/main.1.js',
      '/docs/assets/search/i.1.json',
      '/docs/report',
      '/docs/report/sida-%C3%A4',
    ]);
    expect(report!.sizes['/docs/']).toBe(4);
  });

  it('has the fonts that pages name, of whichever language', () => {
    write('assets/fonts/a.woff2');
    write('en/report/intro.html', '<meta name=yt-font content=/docs/assets/fonts/a.woff2>');
    const [report] = makeManifest(path.join(dir, 'en'), '/docs/en/', sections).sections;
    expect(report!.sizes['/docs/assets/fonts/a.woff2']).toBe(20);
  });

  it('has another name when a page or file is another', () => {
    const first = makeManifest(dir, '/', sections).id;
    expect(makeManifest(dir, '/', sections).id).toBe(first);
    write('api/about.html', 'other');
    const second = makeManifest(dir, '/', sections).id;
    expect(second).not.toBe(first);
    write('assets/css/b.css');
    expect(makeManifest(dir, '/', sections).id).not.toBe(second);
  });

  it('refuses a section without pages', () =>
    expect(() => makeManifest(dir, '/', [{id: 'gone', label: 'Gone'}])).toThrow('no page of the section gone'));
});

const notFound = `<!doctype html><html lang=sv-SE><head><title>Sidan hittades inte | Yttra</title>
<meta property=og:title content="Sidan hittades inte | Yttra"><meta name=yt-font content=/f.woff2>
<link rel=canonical href=https://a.example/404.html><script data-ahead="" data-load="/main.js">boot()</script>
<style data-href=/assets/css/part-not-found.1.css>x{}</style></head><body><nav><button>Meny</button>
<a href=/report/intro>Rapport</a><div class=dropdown><button><svg class=ico></svg>Svenska</button></div></nav><main class=yt-404><h1>Nej</h1></main></body></html>`;
const input: OfflinePageInput = {
  locale: 'sv',
  root: '/',
  otherPage: '/en/offline',
  otherLanguage: 'en-GB',
  script: '/c.js',
  style: {address: '/c.css', css: 'y > z {}'},
  worker: '/sw.js',
  isWithdrawn: false,
};

describe('the page of the switch', () => {
  const page = makeOfflinePage(notFound, input);

  it('is the page 404 without what the framework does', () => {
    expect(page).toContain('<title>Läs utan nät | Yttra</title>');
    expect(page).toContain('content="Läs utan nät | Yttra"');
    expect(page).toContain('href="https://a.example/offline"');
    expect(page).toContain('<a href="/report/intro">Rapport</a>');
    expect(page).toContain('href="/en/offline" lang="en-GB"><svg class="ico"></svg>English</a>');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<style data-href="/c.css">y > z {}</style>');
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).not.toMatch(/boot\(\)|404|Nej|part-not-found|data-withdrawn/);
  });

  it('says when the worker is withdrawn', () =>
    expect(makeOfflinePage(notFound, {...input, isWithdrawn: true})).toContain('data-withdrawn=""'));

  it.each([
    ['list of scripts', 'data-load'],
    ['menu of languages', 'class=dropdown'],
    ['main', '<main'],
  ])('fails when the page 404 has no %s', (what, mark) =>
    expect(() => makeOfflinePage(notFound.replaceAll(mark, '<p data-x'), input)).toThrow(`no ${what}`),
  );
});
