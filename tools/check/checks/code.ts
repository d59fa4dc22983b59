import path from 'node:path';
import type {ESLint} from 'eslint';
import {readFiles, unlessPassed} from '../lib/passed';
import type {Check, Finding} from '../types';

const findingsOf = ({messages}: ESLint.LintResult, file: string): Finding[] =>
  messages.map(({line, message, ruleId, fix, severity}) => ({
    file,
    line: line ?? 1,
    message: `${message}${ruleId ? ` (${ruleId})` : ''}`,
    severity: severity === 1 ? 'warning' : 'error',
    mend: fix && [{start: fix.range[0], end: fix.range[1], text: fix.text}],
  }));

/** What TypeScript does not see: hooks, accessibility of markup, unclear code. */
export default {
  description: 'code by the rules of eslint.config.mjs',
  mends: true,
  run({root, files}) {
    const sources = readFiles(
      root,
      files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)),
    );
    return unlessPassed({root, name: 'code', judges: ['eslint.config.mjs']}, sources, async (unknown) => {
      const {ESLint: Linter} = await import('eslint');
      const eslint = new Linter({cwd: root, errorOnUnmatchedPattern: false, warnIgnored: false});
      const full = unknown.map(({file}) => path.join(root, file));
      const results = new Map((await eslint.lintFiles(full)).map((result) => [result.filePath, result]));
      return unknown.map(({file}, index) => {
        const result = results.get(full[index]!);
        return result ? findingsOf(result, file) : [];
      });
    });
  },
} satisfies Check;
