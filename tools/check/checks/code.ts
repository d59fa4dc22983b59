import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ESLint} from 'eslint';
import {PassedCache} from '../lib/passedCache';
import type {Check, CheckContext, Problem} from '../types';

/** Files that ESLint has something to say about; what it has found right before is not looked at again. */
async function lint({root, files}: CheckContext, fix: boolean): Promise<ESLint.LintResult[]> {
  const passed = new PassedCache(root, 'code', ['eslint.config.mjs']);
  const code = files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
  const faulty = await passed.faulty(
    code,
    ({file, text}) => [file, text],
    async (unknown) => {
      const {ESLint: Linter} = await import('eslint');
      const eslint = new Linter({cwd: root, fix, errorOnUnmatchedPattern: false, warnIgnored: false});
      const results = await eslint.lintFiles(unknown.map(({file}) => file));
      await (fix && Linter.outputFixes(results));
      const found = results.filter(({messages, output}) => messages.length > 0 || output !== undefined);
      return unknown.map(({file}) => found.filter(({filePath}) => nameOf(root, filePath) === file));
    },
  );
  return faulty.flatMap(({faults}) => faults);
}

const nameOf = (root: string, filePath: string): string => path.relative(root, filePath).split(path.sep).join('/');

/** What TypeScript does not see: hooks, accessibility of markup, unclear code. */
export const code: Check = {
  name: 'code',
  description: 'code by the rules of eslint.config.mjs',
  async run(context) {
    const results = await lint(context, false);
    return results.flatMap(({filePath, messages}) =>
      messages.map(({line, message, ruleId, fix, severity}): Problem => ({
        file: nameOf(context.root, filePath),
        line: line ?? 1,
        message: `${message}${ruleId ? ` (${ruleId})` : ''}`,
        ...(fix && {fix: 'npm run check -- code --fix mends it.'}),
        severity: severity === 1 ? 'warning' : 'error',
      })),
    );
  },
  async fix(context) {
    const results = await lint(context, true);
    return results.filter(({output}) => output !== undefined).map(({filePath}) => nameOf(context.root, filePath));
  },
};
