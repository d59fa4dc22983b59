import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/** WCAG 2.2, levels A and AA, and what the engine's makers call best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong in the page as it stands: rule, target and the first reason. */
export async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).withTags(tags).analyze();
  return found.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary?.split('\n')[1]?.trim()}`));
}
