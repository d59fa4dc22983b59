import {describe, expect, it} from 'vitest';
import type {DialogFigure} from '../schema';
import {testEdges as edges, testFont} from '../fixture';
import {renderFigure} from '.';

const FIGURE: DialogFigure = {
  kind: 'dialog',
  title: 'Rutan',
  caption: 'C',
  alternative: 'Ett fält och en knapp.',
  window: 'Fönster & mer',
  rows: [
    {row: 'field', label: 'Namn', value: 'EXB', call: 1},
    {row: 'list', items: [{text: 'Tillägg', checked: true}], buttons: [{label: 'OK', call: 2}]},
  ],
  buttons: [{label: 'Testa', side: 'left', call: 3}, {label: 'Spara'}],
  legend: ['ett', 'två', 'tre'],
};

const html = (figure: DialogFigure = FIGURE) =>
  renderFigure(figure, 'sv', {elementId: 'fig-x', edges, font: testFont}).html;

describe('a picture of a window', () => {
  it('is an image with a name and a description', () => {
    expect(html()).toMatch(/^<div class="d-window" role="img" aria-label="Rutan" aria-describedby="fig-x">/);
    expect(html()).toContain('<span id="fig-x" hidden="">Ett fält och en knapp.</span>');
  });

  it('shows its rows and buttons from top to bottom, escaped', () => {
    const text = html()
      .replace(/<span id.*?<\/span>/, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/ +/g, ' ')
      .trim();
    expect(text).toBe('Fönster &amp; mer 1 Namn EXB Tillägg OK 2 Testa 3 Spara');
  });

  it('has the number of a call-out once: in the margin of its row, or on the corner of its button', () => {
    expect(html().match(/class="d-call"/g)).toHaveLength(3);
    expect(html()).toContain('<div class="d-row d-row--ruled"><b class="d-call">1</b>');
    expect(html()).toContain('OK<b class="d-call">2</b></span>');
    expect(html()).toContain('Testa<b class="d-call">3</b></span>');
  });
});
