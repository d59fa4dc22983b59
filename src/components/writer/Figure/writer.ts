import {renderFigure} from '../../../../packages/diagrams';
import {figures} from '../../../figures';
import {siteFont} from '../../../figures/font';
import type {Attributes, WriterOf} from '../../schema';
import type Figure from '.';

const edges = {
  here: {sv: 'Färgad kant: det sidan handlar om', en: 'Coloured edge: what the page is about'},
  end: {sv: 'Kraftig kant: slut', en: 'Thick edge: the end'},
  outside: {sv: 'Streckad kant: utanför Yttra', en: 'Dashed edge: outside Yttra'},
};

const attributes = {id: {values: Object.keys(figures)}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'En figur: steg, en dialogruta eller en teckning.', en: 'Figure: steps, a dialog or a drawing.'},
  attributes,
  example: '<Figure id="connection-test" />',
  /** @throws Error naming the figure when its definition cannot be drawn */
  resolve({id}, {locale, nth = 1}) {
    try {
      const elementId = nth === 1 ? `fig-${id}` : `fig-${id}-${nth}`;
      return {data: renderFigure(figures[id]!, locale, {elementId, edges, font: siteFont})};
    } catch (error) {
      throw new Error(`src/figures/${id}.ts cannot be drawn (${locale}): ${(error as Error).message}`, {cause: error});
    }
  },
} satisfies WriterOf<typeof Figure, typeof attributes>;
