import {FaultsError, type Fault} from '../../../packages/checked-yaml';
import {faultsOf, isDrawn, renderScene} from '../../../packages/diagrams';
import {writer} from '../../../src/components/writer/Figure/writer';
import {drawingFault, figureIds, figureOf} from '../../../src/figures';
import {siteFont} from '../../../src/figures/font';
import {localeIds, type LocaleId} from '../../../src/lib/locales';
import {unlessFilesPassed} from '../lib/passed';
import {fromYaml} from '../problem';
import type {Check} from '../types';

/** What keeps a figure from being drawn in a language, or the first overlap in the drawing: others follow from it. */
function faultsIn(id: string, locale: LocaleId): readonly Fault[] {
  try {
    writer.resolve({id}, {locale});
  } catch (error) {
    if (error instanceof FaultsError) return error.faults;
    throw error;
  }
  const figure = figureOf(id);
  const [fault] = isDrawn(figure) ? faultsOf(renderScene(figure, locale, siteFont)) : [];
  return fault === undefined ? [] : [drawingFault(id, fault)];
}

/** Every figure can be drawn, whether a page shows it or not. */
export default {
  description: `figures (${figureIds.length}) have the shape of their kind, name facts that exist, and are drawn without overlap`,
  run: ({root}) =>
    unlessFilesPassed(
      {root, name: 'figures', judges: ['src/figures', 'src/product', 'packages/diagrams']},
      [],
      async () =>
        figureIds.flatMap((id) => {
          const faults = localeIds.map((language) => faultsIn(id, language));
          // Those of the first language that has any: the other has most of them, too.
          return (faults.find(({length}) => length > 0) ?? []).map(fromYaml);
        }),
    ),
} satisfies Check;
