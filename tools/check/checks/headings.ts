import {anchorsOfFile} from '../lib/causes';
import type {Check} from '../types';

/** Headings that a link can rely on: explicit ids that survive the language switch. Their levels are markdownlint's. */
export default {
  description: 'explicit ASCII ids, each once; no h1',
  page: (page, {corpus}) => {
    const {file, headings: all} = page;
    const others = corpus.twinOf(page)?.headings ?? [];
    return all.flatMap(({id, line, text}, index) => {
      const explains = [anchorsOfFile(file)];
      if (id === undefined) {
        const right = (others.length === all.length && others[index]!.id) || 'what-it-is-about';
        const fix = `Write a blank and {#${right}} behind it: an id in English, the same in both languages.`;
        return [{line, message: `The heading "${text}" has no id.`, fix, explains}];
      }
      const first = all.find((heading) => heading.id === id)!.line;
      const message = `The heading id "${id}" is already on line ${first}.`;
      return first === line ? [] : [{line, message, fix: 'Choose another id.', explains}];
    });
  },
} satisfies Check;
