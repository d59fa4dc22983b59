import {anchorsOfFile} from '../lib/causes';
import type {Check} from '../types';

/** Headings that a link can rely on: ids that survive the language switch. Their levels are markdownlint's. */
export default {
  description: 'explicit ASCII ids, each once; no h1',
  page: (page, {corpus}) => {
    const others = corpus.twinOf(page)?.headings ?? [];
    return page.headings.flatMap(({id, line, text}, index) => {
      const right = (others.length === page.headings.length && others[index]!.id) || 'what-it-is-about';
      const fix = `Write a blank and {#${right}} behind it: an id in English, the same in both languages.`;
      const fault = {line, message: `The heading "${text}" has no id.`, fix, explains: [anchorsOfFile(page.file)]};
      return id === undefined ? [fault] : [];
    });
  },
} satisfies Check;
