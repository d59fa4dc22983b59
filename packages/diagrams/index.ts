/** Figures from their definitions: lists, windows and drawings, made at build. */
import {createElement as h} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {
  say,
  tones,
  type DrawnFigure,
  type FigureDefinition,
  type FlowFigure,
  type Locale,
  type Text,
  type Tone,
} from './schema';
import {block, drawing} from './html';
import {withFont, type FontWidths} from './measure';
import {toSvg, type Scene} from './scene';
import {renderDialog} from './render/dialog';
import {flowAsList, renderFlow, statesAsFlow} from './render/flow';
import {renderLadder, renderSequence} from './render/ladder';

export {layoutModel, type ErDrawing, type PlacedTable} from './er/layout';
export type {ErModel, ErRelation, ErRow, ErTable} from './er/model';
export {faultsOf} from './geometry';
export {STYLES, type FontWidths, type Weight} from './measure';
export {figureSchema} from './checks';
export {textIn, type Writing} from './schema';
export type * from './schema';

export interface FigureOptions {
  /** Unique in the page; what describes the picture gets its ids from it. */
  readonly elementId: string;
  /** What the edge of a box with a tone means. */
  readonly edges: Readonly<Record<Tone, Text>>;
  /** The font in which the figure will be read. */
  readonly font: FontWidths;
}

/** What a page is given: the texts of one language only. */
export interface FigureData {
  /** The figure itself, safe to put into the page as it is. */
  readonly html: string;
  readonly caption: string;
  /** What the picture shows, in words; a figure that is text has none. */
  readonly alternative?: string;
  readonly legend: readonly string[];
}

/**
 * @param figure held to `figureSchema`
 * @throws Error when the figure has no room for its words
 */
export function renderFigure(figure: FigureDefinition, locale: Locale, options: FigureOptions): FigureData {
  return withFont(options.font, () => toData(figure, locale, options));
}

function toData(figure: FigureDefinition, locale: Locale, options: FigureOptions): FigureData {
  const caption = say(figure.caption, locale);
  const html = htmlOf(figure, locale, options);
  if (figure.kind === 'ladder') {
    return {html, caption, legend: []};
  }
  const legend = figure.kind === 'dialog' ? figure.legend : [];
  return {html, caption, alternative: say(figure.alternative, locale), legend: legend.map((text) => say(text, locale))};
}

function htmlOf(figure: FigureDefinition, locale: Locale, {elementId, edges}: FigureOptions): string {
  switch (figure.kind) {
    case 'ladder':
      return renderToStaticMarkup(renderLadder(figure, locale));
    case 'dialog':
      return renderToStaticMarkup(renderDialog(figure, locale, elementId));
    case 'sequence':
      return renderToStaticMarkup(renderSequence(figure, locale));
    default:
      return drawingWithList(asFlow(figure), locale, elementId, edges);
  }
}

/** The drawing, the list that takes its place on a phone, and what its edges mean. */
function drawingWithList(flow: FlowFigure, locale: Locale, id: string, edges: FigureOptions['edges']): string {
  const drawn = tones.filter((tone) => flow.nodes.some((node) => node.tone === tone));
  return [
    toSvg(renderFlow(flow, locale), id, {title: say(flow.title, locale), description: say(flow.alternative, locale)}),
    renderToStaticMarkup(flowAsList(flow, locale)),
    ...drawn.map((tone) => {
      const box = drawing(24, 16, h('path', {className: `d-${tone}`, d: 'M1 1h22v14h-22z'}));
      return renderToStaticMarkup(block('d-key', box, say(edges[tone], locale)));
    }),
  ].join('');
}

const asFlow = (figure: DrawnFigure): FlowFigure => (figure.kind === 'states' ? statesAsFlow(figure) : figure);

/** Whether a figure is a drawing; the others are text. */
export const isDrawn = (figure: FigureDefinition): figure is DrawnFigure =>
  figure.kind === 'flow' || figure.kind === 'states';

/** The drawing of a figure, before it is written as SVG. */
export const renderScene = (figure: DrawnFigure, locale: Locale, font: FontWidths): Scene =>
  withFont(font, () => renderFlow(asFlow(figure), locale));
