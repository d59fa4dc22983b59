import {unlessPassed} from '../lib/passed';
import type {Sample} from '../samples/judge';
import type {Check, CheckContext, Finding} from '../types';

/** What is wrong with samples that are not known to be right: the parsers of all their languages take a second to load. */
const faultFindings = (root: string, samples: readonly Sample[]): Promise<Finding[]> =>
  unlessPassed(
    {root, name: 'samples', judges: ['tools/check/samples', 'tools/check/lib', 'tools/check/names', 'src/product']},
    samples,
    // All by which a sample is judged.
    ({page: {language}, fence: {lang, meta, code}}) => [language, lang, meta.get('api') ?? '', code],
    async (unknown) => {
      const {sampleFaults} = await import('../samples/judge');
      const faults = await sampleFaults(unknown);
      return unknown.map(({page: {file}, fence}, index) =>
        faults[index]!.map((fault) => ({...fault, file, line: fence.line + fault.line})),
      );
    },
  );

/** A sample that is left out says why. */
const reasonFindings = (samples: readonly Sample[]): Finding[] =>
  samples
    .filter(({fence}) => fence.meta.get('no-check')!.trim().length < 10)
    .map(({page: {file}, fence: {line}}) => ({
      file,
      line,
      message: 'The sample is not checked and does not say why.',
      fix: 'Write no-check="the reason".',
    }));

/** Every sample a reader may copy works as far as a machine can tell. */
export default {
  description: 'SQL, TypeScript, C#, JSON, HTTP, init files, commands and formulas are right',
  async run({root, corpus}: CheckContext) {
    const all = corpus.pages.flatMap((page) => page.fences.map((fence) => ({page, fence})));
    const checked = all.filter(({fence}) => !fence.meta.has('no-check'));
    const left = all.filter(({fence}) => fence.meta.has('no-check'));
    return [...(await faultFindings(root, checked)), ...reasonFindings(left)];
  },
} satisfies Check;
