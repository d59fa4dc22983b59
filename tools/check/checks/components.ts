import {didYouMean} from '../../../packages/common';
import {writtenAttributes, type JsxElement} from '../../../plugins/markdown/product-data/jsx';
import {attributeFaults} from '../../../src/components/attributes';
import {galleryElement} from '../../../src/components/gallery';
import {writerComponentNames, writerComponents} from '../../../src/components/registry';
import {lineOf, nodesOf} from '../corpus/page';
import {anchorsOfFile, missingMentions} from '../lib/causes';
import type {Check} from '../types';

function faultsOf(element: JsxElement) {
  const name = element.name ?? '';
  if (!/^[A-Z]/.test(name) || name === galleryElement) {
    return [];
  }
  const component = writerComponents.get(name);
  if (component) {
    return attributeFaults(name, component, writtenAttributes(element));
  }
  const suggestion = didYouMean(name, writerComponentNames);
  const fix = `${suggestion ? `Did you mean <${suggestion}>? ` : ''}src/components/README.md lists them.`;
  return [{message: `There is no component <${name}>.`, fix}];
}

/** Components exist and have the attributes of their schema; so does the build, less legibly. */
export default {
  description: 'components exist, with the attributes and values that they take',
  page: (page) =>
    nodesOf(page, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap((element) => {
      const place = {line: lineOf(element), explains: [anchorsOfFile(page.file), missingMentions]};
      return faultsOf(element).map((fault) => ({...fault, ...place}));
    }),
} satisfies Check;
