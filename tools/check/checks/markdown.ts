import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {applyFixes} from 'markdownlint';
import {lint} from 'markdownlint/sync';
import type {LintResults} from 'markdownlint';
import {parse} from 'yaml';
import type {CheckContext, Check, Problem} from '../types';

/** Rules, with the reasons, where editors find them too. */
const configFile = '.markdownlint.yaml';

function lintPages({root, corpus}: CheckContext): LintResults {
  // The extension of the rules reads the file by itself; its settings are the same everywhere.
  const config = parse(readFileSync(path.join(process.cwd(), configFile), 'utf8'));
  return lint({
    strings: Object.fromEntries(corpus.pages.map(({file}) => [file, readFileSync(path.join(root, file), 'utf8')])),
    config,
  });
}

/** One way of writing Markdown, so that a comparison of two versions shows what was said differently. */
export const markdown: Check = {
  name: 'markdown',
  description: `Markdown style by ${configFile}`,
  run: (context) =>
    Object.entries(lintPages(context)).flatMap(([file, faults]) =>
      faults.map(({lineNumber, ruleNames, ruleDescription, errorDetail, errorContext, fixInfo}): Problem => ({
        file,
        line: lineNumber,
        message: `${ruleDescription} (${ruleNames[0]})${errorDetail ? `: ${errorDetail}` : ''}${errorContext ? ` in “${errorContext}”` : ''}.`,
        ...(fixInfo && {fix: 'npm run check -- markdown --fix mends it.'}),
        severity: 'error',
      })),
    ),
  fix: (context) =>
    Object.entries(lintPages(context)).flatMap(([file, faults]) => {
      const full = path.join(context.root, file);
      const before = readFileSync(full, 'utf8');
      const after = applyFixes(before, faults);
      if (after === before) {
        return [];
      }
      writeFileSync(full, after);
      return [file];
    }),
};
