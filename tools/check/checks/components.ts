import {visit} from 'unist-util-visit';
import {didYouMean} from '../../../packages/common';
import {isJsx, writtenAttributes, type JsxElement} from '../../../plugins/markdown/product-data/jsx';
import {attributeFaults, type Fault} from '../../../src/components/attributes';
import {galleryElement} from '../../../src/components/gallery';
import {writerComponentNames, writerComponents} from '../../../src/components/registry';
import type {Page} from '../corpus/page';
import {anchorsOfFile, missingMentions} from '../lib/causes';
import type {Check, Problem} from '../types';

function unknownComponent(name: string): Fault {
  const suggestion = didYouMean(name, writerComponentNames);
  return {
    message: `There is no component <${name}>.`,
    fix: `${suggestion ? `Did you mean <${suggestion}>? ` : ''}src/components/README.md lists them.`,
  };
}

function faultsOf(element: JsxElement): Fault[] {
  const name = element.name ?? '';
  if (!/^[A-Z]/.test(name) || name === galleryElement) {
    return [];
  }
  const component = writerComponents.get(name);
  return component ? attributeFaults(name, component, writtenAttributes(element)) : [unknownComponent(name)];
}

function pageProblems({file, tree}: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (isJsx(node)) {
      const line = node.position?.start.line ?? 1;
      const explains = [anchorsOfFile(file), missingMentions];
      problems.push(...faultsOf(node).map((fault) => ({...fault, file, line, explains, severity: 'error' as const})));
    }
  });
  return problems;
}

/** Components exist and have the attributes of their schema; so does the build, less legibly. */
export const components: Check = {
  name: 'components',
  description: 'components exist, with the attributes and values that they take',
  run: ({corpus}) => corpus.pages.flatMap(pageProblems),
};
