import {FaultsError} from '../../../../packages/checked-yaml';
import {renderFigure} from '../../../../packages/diagrams';
import {drawingFault, figureIds, figureOf} from '../../../figures';
import {siteFont} from '../../../figures/font';
import type {Writer} from '../../schema';
import type Figure from '.';

const edges = {
  here: {sv: 'Färgad kant: det sidan handlar om', en: 'Coloured edge: what the page is about'},
  end: {sv: 'Kraftig kant: slut', en: 'Thick edge: the end'},
  outside: {sv: 'Streckad kant: utanför Yttra', en: 'Dashed edge: outside Yttra'},
};

export const writer: Writer<typeof Figure, {readonly id: string}> = {
  values: {id: figureIds},
  /** @throws FaultsError with file and line when the figure cannot be read or drawn */
  resolve({id}, {locale, nth = 1}) {
    const figure = figureOf(id);
    try {
      const elementId = nth === 1 ? `fig-${id}` : `fig-${id}-${nth}`;
      return {data: renderFigure(figure, locale, {elementId, edges, font: siteFont})};
    } catch (error) {
      throw new FaultsError([drawingFault(id, (error as Error).message)]);
    }
  },
};
