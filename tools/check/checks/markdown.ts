import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LintError} from 'markdownlint';
import {parse} from 'yaml';
import {projectRoot} from '../../lib/paths';
import {PassedCache} from '../lib/passedCache';
import {markdownFault} from '../rules/markdownlint';
import {pastedTables, type PastedTable} from '../lib/pastedTables';
import type {Page} from '../corpus/page';
import type {CheckContext, Check, Edit, Problem} from '../types';

/** Rules, with the reasons, where editors find them too. */
const configFile = '.markdownlint.yaml';

/** Rules whose fix changes spaces, empty lines and marks, and never a word, an address or a table. */
const safeToMend = /^MD0(?:04|09|12|19|22|23|27|30|31|35|39|47|49|50|58)$/;

/** What the rule's own fix does, as an edit of the page. */
function editOf(source: string, {lineNumber, fixInfo}: LintError): Edit[] {
  const lines = source.split('\n');
  const line = (fixInfo!.lineNumber ?? lineNumber) - 1;
  const lineStart = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  const {editColumn = 1, deleteCount = 0, insertText = ''} = fixInfo!;
  if (deleteCount === -1) {
    // The last line goes with the break before it.
    const isLast = line === lines.length - 1;
    const end = lineStart + lines[line]!.length;
    return [{start: Math.max(0, lineStart - Number(isLast)), end: end + Number(!isLast), text: ''}];
  }
  const start = lineStart + editColumn - 1;
  return [{start, end: start + deleteCount, text: insertText}];
}

function tableProblem({file}: Page, {first, mend}: PastedTable): Problem {
  return {
    file,
    line: first,
    message: 'A table pasted from a spreadsheet: cells with tabs between are shown as one paragraph.',
    fix: mend
      ? 'Write it with | between the cells.'
      : 'Write it with | between the cells; its rows have different numbers of cells.',
    ...(mend && {mend}),
    severity: 'error',
  };
}

function pageProblems(page: Page, faults: readonly LintError[]): Problem[] {
  const tables = pastedTables(page.source);
  const isPasted = (line: number) => tables.some(({first, last}) => first <= line && line <= last);
  const isSample = (number: number) =>
    page.fences.some(({line, code}) => line < number && number <= line + code.split('\n').length);
  return [
    ...tables.map((table) => tableProblem(page, table)),
    ...faults
      .filter(({lineNumber}) => !isPasted(lineNumber))
      .map((fault): Problem => {
        const {lineNumber, ruleNames, fixInfo} = fault;
        const isMended = fixInfo && safeToMend.test(ruleNames[0]!) && !isSample(lineNumber);
        return {
          file: page.file,
          line: lineNumber,
          ...markdownFault(fault),
          ...(isMended && {mend: editOf(page.source, fault)}),
          severity: 'error',
        };
      }),
  ];
}

/** What the rules say of pages that are not known to keep them. */
async function faultsOf(root: string, pages: readonly Page[]): Promise<ReadonlyMap<Page, readonly LintError[]>> {
  const passed = new PassedCache(root, 'markdown', [configFile]);
  const faulty = await passed.faulty(
    pages,
    ({source}) => [source],
    async (unknown) => {
      const {lint} = await import('markdownlint/sync');
      // The extension of the rules reads the file by itself; its settings are the same everywhere.
      const config = parse(readFileSync(path.join(projectRoot, configFile), 'utf8'));
      const results = lint({strings: Object.fromEntries(unknown.map(({file, source}) => [file, source])), config});
      return unknown.map(({file}) => results[file]!);
    },
  );
  return new Map(faulty.map(({item, faults}) => [item, faults]));
}

async function run({root, corpus}: CheckContext): Promise<Problem[]> {
  const faults = await faultsOf(root, corpus.pages);
  return corpus.pages.flatMap((page) => pageProblems(page, faults.get(page) ?? []));
}

/** One way of writing Markdown, so that a comparison of two versions shows what was said differently. */
export const markdown: Check = {name: 'markdown', description: `Markdown style by ${configFile}`, mends: true, run};
