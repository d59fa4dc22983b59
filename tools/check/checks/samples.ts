import {PassedCache} from '../lib/passedCache';
import {tableProblems} from '../rules/run';
import type {SampleFault} from '../samples/fault';
import type {Sample} from '../samples/judge';
import type {Check, CheckContext, Problem} from '../types';

function problemOf({page, fence}: Sample, {line, message, fix}: SampleFault): Problem {
  return {file: page.file, line: fence.line + line, message, ...(fix !== undefined && {fix}), severity: 'error'};
}

/** All by which a sample is judged. */
const keyOf = ({page, fence: {lang, meta, code}}: Sample): string[] => [
  page.language,
  lang,
  meta.get('api') ?? '',
  code,
];

/** What is wrong with samples that are not known to be right: the parsers of all their languages take a second to load. */
async function faultProblems(root: string, samples: readonly Sample[]): Promise<Problem[]> {
  const passed = new PassedCache(root, 'samples', [
    'tools/check/samples',
    'tools/check/lib',
    'tools/check/names',
    'src/product',
  ]);
  const faulty = await passed.faulty(samples, keyOf, async (unknown) =>
    (await import('../samples/judge')).sampleFaults(unknown),
  );
  return faulty.flatMap(({item, faults}) => faults.map((fault) => problemOf(item, fault)));
}

/** Samples of a page that install the package set the same properties: a reader takes either. */
function installProblems(samples: readonly Sample[]): Problem[] {
  const installs = samples
    .filter(({fence}) => /\/i "?Yttra[\w.-]*\.msi/i.test(fence.code))
    .map((sample) => ({sample, properties: new Set(sample.fence.code.match(/\bYT_[A-Z_]+(?==)/g))}));
  return installs.flatMap(({sample, properties}) => {
    const twins = installs.filter((other) => other.sample.page === sample.page);
    const missing = [...new Set(twins.flatMap((other) => [...other.properties]))].filter(
      (name) => !properties.has(name),
    );
    return missing.length === 0
      ? []
      : [
          problemOf(sample, {
            line: 0,
            message: `Another sample of the page sets ${missing.join(', ')}, this one does not.`,
            fix: 'Set the same properties: a reader takes either.',
          }),
        ];
  });
}

/** A sample that is left out says why. */
function reasonProblems(samples: readonly Sample[]): Problem[] {
  return samples
    .filter(({fence}) => (fence.meta.get('no-check') ?? '').trim().length < 10)
    .map((sample) =>
      problemOf(sample, {
        line: 0,
        message: 'The sample is not checked and does not say why.',
        fix: 'Write no-check="the reason".',
      }),
    );
}

/** Every sample a reader may copy works as far as a machine can tell. */
export const samples: Check = {
  name: 'samples',
  description: 'SQL, TypeScript, C#, JSON, HTTP, init files, commands and formulas are right',
  async run(context: CheckContext) {
    const {root, corpus, note} = context;
    const all = corpus.pages.flatMap((page) => page.fences.map((fence) => ({page, fence})));
    const checked = all.filter(({fence}) => !fence.meta.has('no-check'));
    const left = all.filter(({fence}) => fence.meta.has('no-check'));
    note(`samples: ${checked.length} checked, ${left.length} left out with a reason`);
    return [
      ...(await faultProblems(root, checked)),
      ...tableProblems('sql', context),
      ...tableProblems('shell', context),
      ...installProblems(checked),
      ...reasonProblems(left),
    ];
  },
};
