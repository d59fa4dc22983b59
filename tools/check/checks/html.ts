import {visit} from 'unist-util-visit';
import type {Component, Page} from '../corpus/page';
import {errorAt} from '../problem';
import type {Check, Problem} from '../types';

/** Elements that Markdown has no sign for. */
const allowedElements = ['details', 'summary', 'kbd', 'br', 'sub', 'sup'];

type Fault = Pick<Problem, 'message' | 'fix'>;

function elementFault({name, props}: Component): Fault | undefined {
  // Components have a check of their own.
  if (/^[A-Z]/.test(name)) {
    return undefined;
  }
  if (!allowedElements.includes(name)) {
    const why = ['script', 'iframe', 'object', 'embed', 'style'].includes(name)
      ? ' It could run a program in the reader’s browser.'
      : '';
    return {message: `The element <${name}> may not be used in a page.${why}`, fix: 'Use Markdown or a component.'};
  }
  const bad = [...props.keys()].find(
    (prop) => prop === 'style' || prop === 'className' || /^on[A-Z]/i.test(prop) || prop === '…',
  );
  return bad === undefined
    ? undefined
    : {message: `<${name}> may not have "${bad}".`, fix: 'Take it away; the looks are the theme’s.'};
}

function elementProblems({file, components}: Page): Problem[] {
  return components.flatMap((component) => {
    const fault = elementFault(component);
    return fault ? [{...fault, file, line: component.line, severity: 'error' as const}] : [];
  });
}

/** `import`, `export` and `{…}`: a page is text, so that its translation can be compared with it. */
function codeProblems({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const {type, position} = node as {type: string; position?: {start: {line: number}}};
    const isComment =
      type.endsWith('Expression') && /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test((node as {value?: string}).value ?? '');
    if ((type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression') && !isComment) {
      const what = type === 'mdxjsEsm' ? 'import or export' : 'an expression in braces';
      problems.push(
        errorAt(
          file,
          position?.start.line ?? 1,
          `A page may not hold ${what}.`,
          'Use a component; write a brace as text with \\{.',
        ),
      );
    }
  });
  return problems;
}

/** Only Markdown and components: no scripts, no raw elements, no code. */
export const html: Check = {
  name: 'html',
  description: 'no scripts, raw elements, imports or expressions',
  run: ({corpus}) => corpus.pages.flatMap((page) => [...elementProblems(page), ...codeProblems(page)]),
};
