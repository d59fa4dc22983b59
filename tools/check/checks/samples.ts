import {unlessPassed} from '../lib/passed';
import type {Check} from '../types';

const judges = ['tools/check/samples', 'tools/check/lib', 'tools/check/names.ts', 'src/product'];

/** Every sample a reader may copy works as far as a machine can tell. A row of the table asks why others are left out. */
export default {
  description: 'SQL, TypeScript, C#, JSON, HTTP, init files, commands and formulas are right',
  run({root, corpus}) {
    const all = corpus.pages.flatMap((page) => page.fences.map((fence) => ({page, fence})));
    return unlessPassed(
      {root, name: 'samples', judges},
      all.filter(({fence}) => !fence.meta.has('no-check')),
      async (unknown) => {
        // The parsers of all their languages take a second to load.
        const {sampleFaults} = await import('../samples/judge');
        const faults = await sampleFaults(unknown);
        return unknown.map(({page: {file}, fence}, index) =>
          faults[index]!.map((fault) => ({...fault, file, line: fence.line + fault.line})),
        );
      },
      ({page: {language}, fence: {lang, meta, code}}) => [language, lang, meta.get('api') ?? '', code],
    );
  },
} satisfies Check;
