import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {layOutAll} from './inPage';

/**
 * WCAG 2.2, levels A and AA, and what the engine's makers call best practice; of level AAA the
 * contrast of text: 7:1, for large text 4.5:1. The name that holds the visible words (2.5.3, level A)
 * is a rule that the engine's makers still call experimental.
 */
const options = {
  // Only what is wrong is printed in full: on the page of tables that is a third of the time.
  resultTypes: ['violations' as const],
  runOnly: {type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
  rules: {'color-contrast-enhanced': {enabled: true}, 'label-content-name-mismatch': {enabled: true}},
};

/**
 * What axe finds wrong in the page as it stands: rule, target and the first reason.
 *
 * @param scope selector of the only part to look at
 */
export async function violations(page: Page, scope?: string): Promise<string[]> {
  await layOutAll(page);
  // In the page itself, which has no frames, instead of in a second page to which all that was found is carried.
  const builder = new AxeBuilder({page}).options(options).setLegacyMode();
  const {violations: found} = await (scope ? builder.include(scope) : builder).analyze();
  return found.flatMap(({id, nodes}) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary?.split('\n')[1]?.trim()}`),
  );
}
