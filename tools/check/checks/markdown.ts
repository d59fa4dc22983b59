import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LintError} from 'markdownlint';
import {parse} from 'yaml';
import {z} from 'zod/v4';
import {filled} from '../../../src/lib/locales';
import {markdownTable} from '../../lib/figures';
import {projectRoot} from '../../lib/paths';
import {nodesOf, sourceOf, type Page} from '../corpus/page';
import {unlessPassed} from '../lib/passed';
import {rewritten} from '../lib/text';
import {words, yamlFile} from '../rules/pattern';
import type {Check, CheckContext, Fault, Finding, Reason} from '../types';

/** Rules, with the reasons, where editors find them too. */
const configFile = '.markdownlint.yaml';

/** Rules whose fix changes spaces, empty lines and marks, and never a word, an address or a table. */
const safeToMend = /^MD0(?:04|09|12|19|22|23|27|30|31|35|39|47|49|50|58)$/;

const row = z.strictObject({says: words, fix: words, bad: z.string(), good: z.string()});
const schema = z.record(z.string().regex(/^MD\d{3}$/, 'is no rule\nWrite its name, like MD004.'), row);

/** What each rule of markdownlint finds, with text that breaks it and text that does not. */
export const markdownRules = yamlFile('tools/check/rules/markdownlint.yml', schema);

/** What a rule has found, in words for whoever wrote the page; in its own when no table has any. */
function markdownFault(fault: LintError): Reason {
  const {ruleNames, ruleDescription, errorDetail, errorContext} = fault;
  const [rule = ''] = ruleNames;
  const detail = errorDetail?.replace(/[.;]$/, '') ?? '';
  const found = markdownRules()[rule];
  return found === undefined
    ? {message: `${ruleDescription}${detail && `: ${detail}`} (${rule}).`}
    : {
        message: filled(found.says, {detail, context: errorContext ?? ''}).replace(/\.?$/, ` (${rule}).`),
        fix: found.fix,
      };
}

const cellsOf = (row: string): string[] => row.split('\t').map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|'));

const hasTab = (line: string): boolean => line.includes('\t');

/** Tables of two lines and more that were pasted from a spreadsheet, which puts tabs between cells. */
const pastedTables = (page: Page) =>
  nodesOf(page, 'paragraph').flatMap((node) => {
    const {start, end} = node.position!;
    const lines = sourceOf(page, node).split('\n');
    const [first, last] = [lines.findIndex(hasTab), lines.findLastIndex(hasTab)];
    const rows = lines.slice(first, last + 1);
    if (start.column > 1 || rows.length < 2 || !rows.every(hasTab)) return [];
    const [head = [], ...body] = rows.map(cellsOf);
    const isEven = body.every((cells) => cells.length === head.length);
    const table = isEven ? [markdownTable(head, body)] : rows;
    // A table is a block: it needs an empty line above and below.
    const blocks = [lines.slice(0, first), table, lines.slice(last + 1)].filter(({length}) => length > 0);
    const text = blocks.map((block) => block.join('\n')).join('\n\n');
    const mend = isEven ? [{start: start.offset!, end: end.offset!, text}] : undefined;
    return [{line: start.line + first, last: start.line + last, mend}];
  });

async function pageFaults(page: Page, found: readonly LintError[]): Promise<Fault[]> {
  const {applyFixes} = await import('markdownlint');
  const {source, fences} = page;
  const tables = pastedTables(page);
  const isPasted = ({lineNumber}: LintError) => tables.some(({line, last}) => line <= lineNumber && lineNumber <= last);
  const isSample = ({lineNumber}: LintError) =>
    fences.some(({line, code}) => line < lineNumber && lineNumber <= line + code.split('\n').length);
  const ofRules = found.filter((error) => !isPasted(error));
  const safe = ofRules.filter((error) => error.fixInfo && safeToMend.test(error.ruleNames[0]!) && !isSample(error));
  // All of them at once, and not in the same round as a table, which moves their lines.
  const mendRules = tables.some(({mend}) => mend) ? undefined : rewritten(source, applyFixes(source, safe));
  return [
    ...tables.map(({line, mend}) => ({
      line,
      message: 'A table pasted from a spreadsheet: cells with tabs between are shown as one paragraph.',
      fix: `Write it with | between the cells${mend ? '.' : '; its rows have different numbers of cells.'}`,
      mend,
    })),
    ...ofRules.map((error) => {
      return {line: error.lineNumber, ...markdownFault(error), mend: safe.includes(error) ? mendRules : undefined};
    }),
  ];
}

async function run({root, corpus: {pages}}: CheckContext): Promise<Finding[]> {
  return unlessPassed(
    {root, name: 'markdown', judges: [configFile, 'tools/check/checks/markdown.ts']},
    pages,
    async (unknown) => {
      const {lint} = await import('markdownlint/sync');
      // The extension of the rules reads the file by itself; its settings are the same everywhere.
      const config = parse(readFileSync(path.join(projectRoot, configFile), 'utf8'));
      const results = lint({strings: Object.fromEntries(unknown.map(({file, source}) => [file, source])), config});
      const faults = await Promise.all(unknown.map((page) => pageFaults(page, results[page.file]!)));
      return unknown.map(({file}, index) => faults[index]!.map((fault) => ({...fault, file})));
    },
    ({source}) => source,
  );
}

/** One way of writing Markdown, so that a comparison of two versions shows what was said differently. */
export default {description: `Markdown style by ${configFile}`, mends: true, run} satisfies Check;
