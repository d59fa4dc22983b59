import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pen} from '../../pages/pen';
import {errorAt} from '../problem';
import type {Check, CheckContext, Problem} from '../types';

/** What the templates of data, figures and components are written into. */
const written = /^src\/(?:product\/data\/json|figures|components\/writer)\/.*\.(?:json|tsx?)$/;

function restsIn(file: string, text: string): Problem[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(pen)
        ? [
            errorAt(
              file,
              index + 1,
              `Advice of the template is still here: ${line.trim().slice(0, 60)}`,
              'Replace it by the text.',
            ),
          ]
        : [],
    );
}

const textsOf = ({root, files, corpus}: CheckContext): (readonly [string, string])[] => [
  ...corpus.pages
    .filter(({frontMatter}) => frontMatter.values.draft !== true)
    .map(({file, source}) => [file, source] as const),
  ...files
    .filter((file) => written.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
];

/** Nothing that is published holds what a template left for its writer. */
export const templateRests: Check = {
  name: 'template',
  description: `no advice of a template (${pen}) is left but on drafts`,
  run: (context) => textsOf(context).flatMap(([file, text]) => restsIn(file, text)),
};
