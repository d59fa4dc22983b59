import type {Fence, Page} from '../corpus/page';
import {csharpFaults} from './csharp';
import {embeddedSqlFaults} from './embeddedSql';
import {excelFaults} from './excel';
import type {SampleFault} from './fault';
import {httpFaults} from './http';
import {iniFaults} from './ini';
import {jsonFaults} from './json';
import {shellFaults} from './shell';
import {aloneFaults} from './sql/alone';
import {sqlFaults} from './sql/check';
import {harmFaults} from './sql/harm';
import {sumFaults} from './sql/sums';
import type {CheckContext, Problem} from '../types';

interface Sample {
  page: Page;
  fence: Fence;
}

type Judge = (sample: Sample) => SampleFault[] | Promise<SampleFault[]>;

/** What reads a sample of each language; TypeScript is read all at once, see below. */
const judges: Readonly<Record<string, Judge>> = {
  sql: ({fence}) => [sqlFaults, aloneFaults, harmFaults, sumFaults].flatMap((faults) => faults(fence.code)),
  typescript: ({fence}) => embeddedSqlFaults(fence.code),
  csharp: async ({fence}) => [...(await csharpFaults(fence.code)), ...embeddedSqlFaults(fence.code)],
  json: ({fence}) => jsonFaults(fence.code, fence.meta.get('api')),
  ini: ({fence}) => iniFaults(fence.code),
  http: ({fence}) => httpFaults(fence.code),
  powershell: ({fence, page}) => shellFaults(fence.code, page.language),
  batch: ({fence, page}) => shellFaults(fence.code, page.language),
  excel: ({fence, page}) => excelFaults(fence.code, page.language),
  text: () => [],
};

function problemOf({page, fence}: Sample, {line, message, fix}: SampleFault): Problem {
  return {file: page.file, line: fence.line + line, message, ...(fix !== undefined && {fix}), severity: 'error'};
}

async function sampleProblems(sample: Sample): Promise<Problem[]> {
  const judge = judges[sample.fence.lang];
  if (judge === undefined) {
    const message = `The build does not know the sample language "${sample.fence.lang}".`;
    return [problemOf(sample, {line: 0, message, fix: `Write one of ${Object.keys(judges).join(', ')}.`})];
  }
  return (await judge(sample)).map((fault) => problemOf(sample, fault));
}

async function typescriptProblems(samples: readonly Sample[]): Promise<Problem[]> {
  const chosen = samples.filter(({fence}) => fence.lang === 'typescript');
  if (chosen.length === 0) {
    return [];
  }
  const {typescriptFaults} = await import('./typescript');
  // The libraries' types lie in the project that runs the check, also when a test checks another folder.
  const faults = typescriptFaults(
    chosen.map(({fence}) => fence.code),
    process.cwd(),
  );
  return chosen.flatMap((sample, index) => (faults[index] ?? []).map((fault) => problemOf(sample, fault)));
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

/** Everything that is wrong with the samples of the pages. */
export async function judgeSamples({corpus, note}: CheckContext): Promise<Problem[]> {
  const all = corpus.pages.flatMap((page) => page.fences.map((fence) => ({page, fence})));
  const checked = all.filter(({fence}) => !fence.meta.has('no-check'));
  const left = all.filter(({fence}) => fence.meta.has('no-check'));
  note(`samples: ${checked.length} checked, ${left.length} left out with a reason`);
  const problems = await Promise.all([...checked.map(sampleProblems), typescriptProblems(checked)]);
  return [...problems.flat(), ...installProblems(checked), ...reasonProblems(left)];
}
