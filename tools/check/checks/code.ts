import path from 'node:path';
import type {ESLint} from 'eslint';
import {keyOfFile, PassedCache, readFiles} from '../lib/passedCache';
import type {Check, CheckContext} from '../types';

/** Files that ESLint has something to say about, by their names; what it has found right before is not looked at again. */
async function lint({root, files}: CheckContext, fix: boolean): Promise<(ESLint.LintResult & {file: string})[]> {
  const passed = new PassedCache(root, 'code', ['eslint.config.mjs']);
  const code = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  return passed.faulty(readFiles(root, code), keyOfFile, async (unknown) => {
    const {ESLint: Linter} = await import('eslint');
    const eslint = new Linter({cwd: root, fix, errorOnUnmatchedPattern: false, warnIgnored: false});
    const results = await eslint.lintFiles(unknown.map(({file}) => file));
    await (fix && Linter.outputFixes(results));
    const found = results
      .filter(({messages, output}) => messages.length > 0 || output !== undefined)
      .map((result) => ({...result, file: path.relative(root, result.filePath).split(path.sep).join('/')}));
    return unknown.map(({file}) => found.filter((result) => result.file === file));
  });
}

/** What TypeScript does not see: hooks, accessibility of markup, unclear code. */
export const code: Check = {
  name: 'code',
  description: 'code by the rules of eslint.config.mjs',
  run: async (context) =>
    (await lint(context, false)).flatMap(({file, messages}) =>
      messages.map(({line, message, ruleId, fix, severity}) => ({
        file,
        line: line ?? 1,
        message: `${message}${ruleId ? ` (${ruleId})` : ''}`,
        ...(fix && {fix: 'npm run check -- code --fix mends it.'}),
        severity: severity === 1 ? 'warning' : 'error',
      })),
    ),
  fix: async (context) => (await lint(context, true)).filter(({output}) => output !== undefined).map(({file}) => file),
};
