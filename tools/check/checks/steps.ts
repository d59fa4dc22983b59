import type {Nodes} from 'mdast';
import {roles} from '../../../src/product/facts';
import {inEach} from '../../../src/lib/locales';
import type {Page} from '../corpus/page';
import {childrenOf, sourceOf} from '../corpus/parse';
import type {Check, Fault} from '../types';

/** Who takes steps, beside the roles of the product. */
const others = {sv: ['databasadministratör', 'support'], en: ['database administrator', 'report designer', 'support']};

/** A role at the beginning of a word, or IT in capitals. */
const actor = inEach((language) => {
  const names = [...roles.map((role) => role[language].toLowerCase()), ...others[language]];
  const eitherCase = names.map((name) => `[${name[0]!.toUpperCase()}${name[0]!}]${name.slice(1)}`);
  return new RegExp(String.raw`(?<!\p{L})(?:${eitherCase.join('|')}|IT(?!\p{L}))`, 'u');
});

/** Advice of a template, a menu path, an element that names a place, code, a link, or a program in which steps are taken. */
const place =
  /✎|\*\*[^*\n]+ > [^*\n]+\*\*|<UiPath|<FilePath|<Value of="addresses\.|<Key|`|\]\(|\b(?:bokföringsprogrammet|accounting program|Excel|PowerShell|Entra|Intune|SQL Server|Fortnox|Spiris|Visma|Upsales)\b/u;

/** Elements of a name that stand in others. */
const named = (nodes: readonly Nodes[], name: string) =>
  nodes.filter((node) => node.type === 'mdxJsxFlowElement' && node.name === name);

/** Numbered lists of steps, each with its heading, the section before it, and its first step without what one sees after it. */
const stepLists = (page: Page) =>
  named(page.nodes, 'Steps').map((steps) => {
    const {line} = steps.position!.start;
    const heading = page.headings.findLast((each) => each.line < line);
    const above = page.source.split('\n').slice(0, line - 1);
    const before = above.slice((heading?.line ?? line) - 1).join('\n');
    const step = childrenOf(named(childrenOf(steps), 'Step')[0]);
    const parts = step.filter((child) => !named(step, 'Result').includes(child));
    const first = parts.map((part) => sourceOf(page, part)).join('\n');
    return {heading, before, first, line: parts[0]?.position!.start.line ?? line};
  });

/** Whether the page's badges say who takes its steps: everyone, one role, or administrators of either kind. */
function isForOne({frontMatter}: Page): boolean {
  const badges = [frontMatter.values.roles ?? []].flat();
  return badges.includes('reader') || badges.filter((role) => role !== 'sysadmin').length <= 1;
}

/** Steps begin with who takes them and where: a reader may have come straight to their section. */
export default {
  description: 'steps say who takes them and where they begin',
  page: (page) =>
    stepLists(page).flatMap(({heading, before, first, line}): Fault[] => {
      const name = `the steps under "${heading?.text ?? page.route}"`;
      const hasActor = isForOne(page) || heading?.id === 'check' || actor[page.language].test(before + first);
      const noActor = {
        message: `Nothing says who takes ${name}.`,
        fix: 'Name the role before the steps or in the first one.',
      };
      const noPlace = {
        message: `The first of ${name} does not say where one is.`,
        fix: 'Begin with the menu path, the program, the file or the command.',
      };
      return [...(hasActor ? [] : [{line, ...noActor}]), ...(place.test(first) ? [] : [{line, ...noPlace}])];
    }),
} satisfies Check;
