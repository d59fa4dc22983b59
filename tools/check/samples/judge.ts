import type {Fence, Page} from '../corpus/page';
import {excelFaults} from './excel';
import type {Fault} from '../problem';
import {syntaxFaults} from './grammar';
import {httpFaults} from './http';
import {jsonFaults} from './json';
import {iniFaults, shellFaults} from './lines';
import {embeddedSqlFaults, sqlFaults} from './sql/check';
import {typescriptFaults} from './typescript';

interface Sample {
  readonly page: Page;
  readonly fence: Fence;
}

type Judge = (sample: Sample) => Fault[] | Promise<Fault[]>;

/** What reads a sample of each language; TypeScript is read all at once, see below. */
const judges: Readonly<Record<string, Judge>> = {
  sql: ({fence}) => sqlFaults(fence.code),
  typescript: ({fence}) => embeddedSqlFaults(fence.code),
  csharp: async ({fence}) => [...(await syntaxFaults(fence.code, 'csharp')), ...embeddedSqlFaults(fence.code)],
  json: ({fence}) => jsonFaults(fence.code, fence.meta.get('api')),
  ini: ({fence}) => iniFaults(fence.code),
  http: ({fence}) => httpFaults(fence.code),
  powershell: async ({fence}) => [...(await syntaxFaults(fence.code, 'powershell')), ...shellFaults(fence.code)],
  bash: ({fence}) => syntaxFaults(fence.code, 'bash'),
  python: ({fence}) => syntaxFaults(fence.code, 'python'),
  batch: ({fence}) => shellFaults(fence.code),
  excel: ({fence, page}) => excelFaults(fence.code, page.language),
  text: () => [],
};

async function faultsOf(sample: Sample): Promise<Fault[]> {
  const {lang} = sample.fence;
  const message = `The build does not know the sample language "${lang}".`;
  return judges[lang]?.(sample) ?? [{line: 0, message, fix: `Write one of ${Object.keys(judges).join(', ')}.`}];
}

/** What is wrong with each sample, in their order. */
export async function sampleFaults(samples: readonly Sample[]): Promise<Fault[][]> {
  const typescript = samples.filter(({fence}) => fence.lang === 'typescript');
  const codes = typescript.map(({fence}) => fence.code);
  const types = codes.length === 0 ? [] : typescriptFaults(codes);
  const faults = await Promise.all(samples.map(faultsOf));
  return samples.map((sample, index) => [...faults[index]!, ...(types[typescript.indexOf(sample)] ?? [])]);
}
