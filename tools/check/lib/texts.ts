/** What a page says, as checks read it. */
import type {Nodes} from 'mdast';
import {freshness} from '../../../config/docs';
import {mapProseLines} from '../../../packages/page-source';
import {childrenOf, nodesOf, sourceOf, textOf, type Page, type Snippet} from '../corpus/page';

/** Front matter that readers see as running text, and that is translated. Keywords are words that readers type, right or wrong. */
export const frontMatterTexts = ({frontMatter: {values, lineOf}}: Page): Snippet[] =>
  freshness.frontMatter.flatMap((key) => {
    const value = values[key];
    return typeof value === 'string' ? [{value, line: lineOf(key)}] : [];
  });

/** Running text of a page: what readers see of the front matter, and the prose of the body. */
export const runningText = (page: Page): Snippet[] => [...frontMatterTexts(page), ...page.prose];

/** A paragraph of prose on one line, and where it begins and ends. */
export interface Paragraph {
  readonly text: string;
  readonly line: number;
  readonly lastLine: number;
}

/** Every paragraph of a page, in order. */
export const paragraphsOf = (page: Page): Paragraph[] =>
  nodesOf(page, 'paragraph').map((node) => ({
    text: textOf(node).replace(/\s+/g, ' ').trim(),
    line: node.position!.start.line,
    lastLine: node.position!.end.line,
  }));

/** Every line outside samples. */
export function proseLines({source}: Pick<Page, 'source'>): Snippet[] {
  const found: Snippet[] = [];
  mapProseLines(source, (value, line) => {
    found.push({value, line});
    return value;
  });
  return found;
}

/** What a page says outside its samples, with empty lines for these. */
export function proseOf(page: Page): string {
  const lines = page.source.split('\n').map(() => '');
  proseLines(page).forEach(({value, line}) => (lines[line - 1] = value));
  return lines.join('\n');
}

const named = (nodes: readonly Nodes[], name: string) =>
  nodes.filter((node) => node.type === 'mdxJsxFlowElement' && node.name === name);

/** Numbered lists of steps: the section before them, and behind `<First>` the first one without what is seen after it. */
export const stepsOf = ({frontMatter, headings, nodes, source, route}: Page) =>
  named(nodes, 'Steps').map((steps) => {
    const {line} = steps.position!.start;
    const heading = headings.findLast((each) => each.line < line);
    const above = source.split('\n').slice((heading?.line ?? line) - 1, line - 1);
    const step = childrenOf(named(childrenOf(steps), 'Step')[0]);
    const first = step.filter((child) => !named(step, 'Result').includes(child));
    const badges = [frontMatter.values.roles ?? []].flat();
    return {
      value: [...above, '<First>', ...first.map((part) => sourceOf({source}, part))].join('\n'),
      line: first[0]?.position!.start.line ?? line,
      names: {heading: heading?.text ?? route},
      /** Badges say it otherwise: everyone, one role, or administrators of either kind. */
      saysWho:
        badges.includes('reader') ||
        badges.filter((role) => role !== 'sysadmin').length <= 1 ||
        heading?.id === 'check',
    };
  });
