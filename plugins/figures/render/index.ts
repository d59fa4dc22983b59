/** From a figure's definition to what the page needs, in one language. */
import type {FigureData, FigureDefinition, Locale} from '../../../src/figures/types';
import type {Scene} from '../scene';
import {toSvg} from '../svg';
import {say} from '../words';
import {renderDialog} from './dialog';
import {renderFlow, renderStates} from './flow';
import {renderLadder} from './ladder';
import {renderSequence} from './sequence';

/** @throws Error when the drawing has no room for its words, or refers to what does not exist */
export function renderScene(figure: FigureDefinition, locale: Locale): Scene {
  switch (figure.kind) {
    case 'flow':
      return renderFlow(figure, locale);
    case 'states':
      return renderStates(figure, locale);
    case 'ladder':
      return renderLadder(figure, locale);
    case 'sequence':
      return renderSequence(figure, locale);
    case 'dialog':
      return renderDialog(figure, locale);
  }
}

/**
 * @param elementId unique in the page; the SVG's title and description get their ids from it
 * @throws Error as `renderScene`
 */
export function renderFigure(figure: FigureDefinition, locale: Locale, elementId: string): FigureData {
  const title = say(figure.title, locale);
  const alternative = say(figure.alternative, locale);
  return {
    svg: toSvg(renderScene(figure, locale), {id: elementId, title, description: alternative}),
    title,
    caption: say(figure.caption, locale),
    alternative,
    legend: (figure.legend ?? []).map((text) => say(text, locale)),
  };
}
