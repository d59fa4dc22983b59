import {anchorsOfFile} from '../lib/causes';
import type {Check} from '../types';

/** Headings that a link can rely on: explicit ids that survive the language switch. Their levels are markdownlint's. */
export default {
  description: 'explicit ASCII ids, each once; no h1',
  page: ({file, headings: all}) =>
    all.flatMap(({id, line}) => {
      const first = id === undefined ? line : all.find((heading) => heading.id === id)!.line;
      const message = `The heading id "${id}" is already on line ${first}.`;
      return first === line ? [] : [{line, message, fix: 'Choose another id.', explains: [anchorsOfFile(file)]}];
    }),
} satisfies Check;
