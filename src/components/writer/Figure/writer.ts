import {FaultsError} from '../../../../packages/checked-yaml';
import {renderFigure} from '../../../../packages/diagrams';
import {drawingFault, figureIds, figureOf} from '../../../figures';
import {siteFont} from '../../../figures/font';
import {hrefs} from '../../../product/anchors';
import type {Context} from '../../../product/context';
import {errorOf} from '../../../product/errors';
import {toRich} from '../../../product/rich';
import type {Writer} from '../../schema';
import type Figure from '.';

const edges = {
  here: {sv: 'Färgad kant: det sidan handlar om', en: 'Coloured edge: what the page is about'},
  end: {sv: 'Kraftig kant: slut', en: 'Thick edge: the end'},
  outside: {sv: 'Streckad kant: utanför Yttra', en: 'Dashed edge: outside Yttra'},
};

/** Codes in what is seen, not in what names a drawing. A drawing with links is no longer one picture. */
const code = /<(title|desc)[ >].*?<\/\1>|YT-\d{4}(?=[^<>]*<)/gs;

const withLinks = (html: string): string => {
  // The picture of a window is one picture.
  if (html.startsWith('<div class="d-window"')) {
    return html;
  }
  const linked = html.replace(code, (found) =>
    found.startsWith('<') ? found : `<a href="${hrefs.error(errorOf(found))}">${found}</a>`,
  );
  return /<text[^>]*>[^<]*<a /.test(linked) ? linked.replace('role="img"', 'role="group"') : linked;
};

export const writer = {
  values: {id: figureIds},
  /** @throws FaultsError with file and line when the figure cannot be read or drawn */
  resolve({id}, {locale, nth = 1}: Context) {
    const figure = figureOf(id);
    try {
      const elementId = nth === 1 ? `fig-${id}` : `fig-${id}-${nth}`;
      const data = renderFigure(figure, locale, {elementId, edges, font: siteFont});
      const rich = (text: string) => toRich(text, locale);
      return {
        data: {
          html: withLinks(data.html),
          caption: rich(data.caption),
          legend: data.legend.map(rich),
          ...(data.alternative && {alternative: rich(data.alternative)}),
        },
      };
    } catch (error) {
      throw new FaultsError([drawingFault(id, (error as Error).message)]);
    }
  },
} satisfies Writer<typeof Figure, {readonly id: string}>;
