import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LintError} from 'markdownlint';
import {parse} from 'yaml';
import {projectRoot} from '../../lib/paths';
import type {Page} from '../corpus/page';
import {unlessPassed} from '../lib/passed';
import {pastedTables} from '../lib/pastedTables';
import {lineStarts} from '../lib/text';
import {markdownFault} from '../rules/markdownlint';
import type {Check, CheckContext, Edit, Fault, Finding} from '../types';

/** Rules, with the reasons, where editors find them too. */
const configFile = '.markdownlint.yaml';

/** Rules whose fix changes spaces, empty lines and marks, and never a word, an address or a table. */
const safeToMend = /^MD0(?:04|09|12|19|22|23|27|30|31|35|39|47|49|50|58)$/;

/** What the rule's own fix does, as an edit of the page. */
function editOf(source: string, {lineNumber, fixInfo}: LintError): Edit {
  const starts = lineStarts(source);
  const {editColumn = 1, deleteCount = 0, insertText = ''} = fixInfo!;
  const line = (fixInfo!.lineNumber ?? lineNumber) - 1;
  const start = starts[line]! + editColumn - 1;
  if (deleteCount !== -1) {
    return {start, end: start + deleteCount, text: insertText};
  }
  // A whole line goes with its break; the last one with the break before it.
  const next = starts[line + 1];
  return next === undefined
    ? {start: Math.max(0, starts[line]! - 1), end: source.length, text: ''}
    : {start: starts[line]!, end: next, text: ''};
}

function pageFaults(page: Page, found: readonly LintError[]): Fault[] {
  const {source, fences} = page;
  const tables = pastedTables(page);
  const isPasted = (number: number) => tables.some(({line, last}) => line <= number && number <= last);
  const isSample = (number: number) =>
    fences.some(({line, code}) => line < number && number <= line + code.split('\n').length);
  const ofRules = found
    .filter(({lineNumber}) => !isPasted(lineNumber))
    .map((error) => {
      const {lineNumber: line, ruleNames, fixInfo} = error;
      const isMended = fixInfo && safeToMend.test(ruleNames[0]!) && !isSample(line);
      return {line, ...markdownFault(error), ...(isMended && {mend: [editOf(source, error)]})};
    });
  const ofTables = tables.map(({line, mend}) => ({
    line,
    message: 'A table pasted from a spreadsheet: cells with tabs between are shown as one paragraph.',
    fix: `Write it with | between the cells${mend ? '.' : '; its rows have different numbers of cells.'}`,
    ...(mend && {mend}),
  }));
  return [...ofTables, ...ofRules];
}

async function run({root, corpus: {pages}}: CheckContext): Promise<Finding[]> {
  return unlessPassed(
    {root, name: 'markdown', judges: [configFile, 'tools/check/lib/pastedTables.ts']},
    pages,
    ({source}) => [source],
    async (unknown) => {
      const {lint} = await import('markdownlint/sync');
      // The extension of the rules reads the file by itself; its settings are the same everywhere.
      const config = parse(readFileSync(path.join(projectRoot, configFile), 'utf8'));
      const results = lint({strings: Object.fromEntries(unknown.map(({file, source}) => [file, source])), config});
      return unknown.map((page) => pageFaults(page, results[page.file]!).map((fault) => ({...fault, file: page.file})));
    },
  );
}

/** One way of writing Markdown, so that a comparison of two versions shows what was said differently. */
export default {description: `Markdown style by ${configFile}`, mends: true, run} satisfies Check;
