import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  faultsOf,
  isDrawn,
  renderFigure,
  renderScene,
  STYLES,
  type DrawnFigure,
  type FigureData,
  type FlowFigure,
  type LadderFigure,
} from '../../packages/diagrams';
import {connectionTests, dataSources} from '../product/facts';
import {changesInWords} from './computed';
import {siteFont} from './font';
import {figureIds, figureOf} from '.';

const LOCALES = ['sv', 'en'] as const;

const edges = {here: 'red', end: 'thick', outside: 'dashed'};

const render = (id: string, locale: string) =>
  renderFigure(figureOf(id), locale, {elementId: `fig-${id}`, edges, font: siteFont});
const inEachLanguage = (ids: readonly string[]) => ids.flatMap((id) => LOCALES.map((locale) => [id, locale] as const));
const drawn = figureIds.filter((id) => isDrawn(figureOf(id)));

describe('the figures of the site', () => {
  it.each(inEachLanguage(figureIds))(
    '%s takes its looks from classes, no focus, and writes paths as they are seen (%s)',
    (...of) => {
      const {html} = render(...of);
      expect(html).not.toMatch(
        / style=|<style|foreignObject|<script|(fill|stroke)="|undefined|NaN|tabindex|<button|<input| &gt; /,
      );
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it.each(figureIds)('%s says its words in the page’s language, and a picture is described in them', (id) => {
    const [sv, en] = LOCALES.map((locale) => render(id, locale)) as [FigureData, FigureData];
    expect(sv.caption).not.toBe(en.caption);
    expect(sv.legend).toHaveLength(en.legend.length);
    expect(withoutForeignNames(en.html)).not.toMatch(/[åäö]/);
    for (const {caption, alternative = ''} of [sv, en]) {
      expect(caption.length).toBeGreaterThan(20);
      expect(alternative.length).toBeGreaterThan(figureOf(id).kind === 'ladder' ? -1 : 100);
    }
  });

  it('has each step of the connection test, and all data sources beside what reads them', () => {
    expect((figureOf('connection-test') as LadderFigure).rungs).toHaveLength(connectionTests.length);
    const {nodes} = figureOf('data-flow') as FlowFigure;
    expect(nodes.find(({id}) => id === 'sync')!.span).toEqual([1, dataSources.length]);
  });

  it.each(inEachLanguage(drawn))(
    '%s is drawn without a fault, with a name, and all its words in its list for phones (%s)',
    (id, locale) => {
      expect(faultsOf(renderScene(figureOf(id) as DrawnFigure, locale, siteFont))).toEqual([]);
      const {html} = render(id, locale);
      expect(html).toMatch(new RegExp(`role="img" aria-labelledby="fig-${id}-t" aria-describedby="fig-${id}-d"`));
      expect(html).toMatch(/<title id="[^"]+">[^<]+<\/title><desc id="[^"]+">[^<]+<\/desc>/);
      const [drawing, list] = html.replaceAll('<wbr/>', '').split(/(?=<[uo]l )/);
      const wordsOf = (part: string) =>
        part
          .replace(/<(title|desc)[^]*?<\/\1>/g, '')
          .split(/<[^>]*>|\s+/)
          .filter(Boolean);
      const listed = new Set(wordsOf(list!));
      expect(wordsOf(drawing!).filter((word) => !listed.has(word))).toEqual([]);
    },
  );
});

/** Fortnox shows its button in Swedish only, and the letters to look for are Swedish: in both languages as they are. */
function withoutForeignNames(html: string): string {
  return html.replaceAll('Godkänn &amp; aktivera', '').replace('å, ä and ö', '');
}

/** What a stylesheet says of an element with these classes; a later rule goes before an earlier one. */
function fontOf(css: string, classes: readonly string[]): {size?: number; weight?: number; family?: string} {
  const rules = [...css.matchAll(/^([.\w\s,-]+?) \{([^}]*)\}/gm)].filter(([, selectors]) =>
    selectors!.split(/,\s*/).some((selector) => classes.includes(selector.trim().slice(1))),
  );
  return rules.reduce((found, [, , body]) => {
    const font = /font: (\d+) (\d+)px var\(--yt-(\w+)\)/.exec(body!);
    const weight = /font-weight: (\d+)/.exec(body!);
    return {
      ...found,
      ...(font && {weight: Number(font[1]), size: Number(font[2]), family: font[3]}),
      ...(weight && {weight: Number(weight[1])}),
    };
  }, {});
}

describe('the stylesheet of the figures', () => {
  it('sets every text class as it is measured', () => {
    const css = readFileSync('src/css/figures.css', 'utf8');
    for (const {className, size, weight} of Object.values(STYLES)) {
      const font = fontOf(css, className.split(' '));
      expect(font.size, className).toBe(size);
      expect(font.family === 'mono' ? 'mono' : font.weight, className).toBe(weight);
    }
  });

  it('dashes the edges of what is outside, and nothing else', () => {
    const css = readFileSync('src/css/figures.css', 'utf8');
    const dashed = [...css.matchAll(/([^{}]*)\{[^{}]*(?:dasharray|dashed)/g)].map((match) => match[1]!.trim());
    expect(dashed).toEqual(['.d-step--outside', '.d-outside']);
  });
});

it('says what states mean, and every change, in each language', () => {
  const states = [
    {
      id: 'on',
      sv: 'På',
      en: 'On',
      next: ['off'],
      description: {sv: 'Går', en: 'Runs'},
      changes: [{to: 'off', sv: 'Tiden är ute', en: 'Time is up'}],
    },
    {id: 'off', sv: 'Av', en: 'Off', next: []},
  ];
  expect(changesInWords(states)).toEqual({
    sv: 'På: Går. Från På till Av: Tiden är ute.',
    en: 'On: Runs. From On to Off: Time is up.',
  });
});
