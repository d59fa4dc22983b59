import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {
  faultsOf,
  isDrawn,
  renderFigure,
  renderScene,
  STYLES,
  type DrawnFigure,
  type FlowFigure,
  type LadderFigure,
} from '../../packages/diagrams';
import {connectionTests, dataSources} from '../product/facts';
import {siteFont} from './font';
import {figureIds, figureOf} from '.';

const LOCALES = ['sv', 'en'] as const;

const edges = {here: 'red', end: 'thick', outside: 'dashed'};

describe('the figures of the site', () => {
  describe.each(figureIds)('%s', (id) => {
    const figure = figureOf(id);

    it.each(LOCALES)('takes all its looks from classes, and nothing in it takes the focus (%s)', (locale) => {
      const {html} = renderFigure(figure, locale, {elementId: `fig-${id}`, edges, font: siteFont});
      expect(html).not.toMatch(
        / style=|<style|foreignObject|<script|(fill|stroke)="|undefined|NaN|tabindex|<button|<input/,
      );
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('says its words in the page’s language', () => {
      const [sv, en] = LOCALES.map((locale) => renderFigure(figure, locale, {elementId: 'x', edges, font: siteFont}));
      expect(sv!.caption).not.toBe(en!.caption);
      expect(sv!.legend).toHaveLength(en!.legend.length);
      expect(withoutForeignNames(en!.html)).not.toMatch(/[åäö]/);
    });

    it.each(LOCALES)('writes paths as readers see them (%s)', (locale) => {
      expect(renderFigure(figure, locale, {elementId: 'x', edges, font: siteFont}).html).not.toContain(' &gt; ');
    });
  });

  it('has each step of the connection test, and all data sources beside what reads them', () => {
    expect((figureOf('connection-test') as LadderFigure).rungs).toHaveLength(connectionTests.length);
    const {nodes} = figureOf('data-flow') as FlowFigure;
    expect(nodes.find(({id}) => id === 'sync')!.span).toEqual([1, dataSources.length]);
  });

  it.each(figureIds.filter((id) => figureOf(id).kind === 'dialog'))('%s, a window, is described in words', (id) => {
    const {alternative, caption} = renderFigure(figureOf(id), 'sv', {elementId: 'x', edges, font: siteFont});
    expect(alternative!.length).toBeGreaterThan(100);
    expect(caption.length).toBeGreaterThan(20);
  });

  describe.each(figureIds.filter((id) => isDrawn(figureOf(id))))('%s, drawn', (id) => {
    const figure = figureOf(id) as DrawnFigure;

    it.each(LOCALES)('has no fault in its geometry (%s)', (locale) => {
      expect(faultsOf(renderScene(figure, locale, siteFont))).toEqual([]);
    });

    it.each(LOCALES)('is an image with a name and a description (%s)', (locale) => {
      const {html, caption, alternative} = renderFigure(figure, locale, {
        elementId: `fig-${id}`,
        edges,
        font: siteFont,
      });
      expect(html).toMatch(new RegExp(`role="img" aria-labelledby="fig-${id}-t" aria-describedby="fig-${id}-d"`));
      expect(html).toMatch(/<title id="[^"]+">[^<]+<\/title><desc id="[^"]+">[^<]+<\/desc>/);
      expect(caption.length).toBeGreaterThan(20);
      expect(alternative!.length).toBeGreaterThan(100);
    });

    it.each(LOCALES)('has every word of the drawing in its list for phones (%s)', (locale) => {
      const {html} = renderFigure(figure, locale, {elementId: 'x', edges, font: siteFont});
      const [drawing, list] = html.replaceAll('<wbr/>', '').split(/(?=<[uo]l )/);
      const wordsOf = (part: string) =>
        part
          .replace(/<(title|desc)[^]*?<\/\1>/g, '')
          .split(/<[^>]*>|\s+/)
          .filter(Boolean);
      const listed = new Set(wordsOf(list!));
      expect(wordsOf(drawing!).filter((word) => !listed.has(word))).toEqual([]);
    });
  });
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
