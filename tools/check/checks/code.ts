import path from 'node:path';
import type {ESLint} from 'eslint';
import type {Check, CheckContext, Problem} from '../types';

/** ESLint over the project; what has not changed since the last time is not looked at again. */
async function lint({root, files, isWhole}: CheckContext, fix: boolean): Promise<ESLint.LintResult[]> {
  const changed = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  if (!isWhole && changed.length === 0) {
    return [];
  }
  const {ESLint: Linter} = await import('eslint');
  const eslint = new Linter({
    cwd: root,
    fix,
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: path.join(root, '.cache/eslint'),
    errorOnUnmatchedPattern: false,
    warnIgnored: false,
  });
  const results = await eslint.lintFiles(isWhole ? ['.'] : changed);
  await (fix && Linter.outputFixes(results));
  return results;
}

/** What TypeScript does not see: hooks, accessibility of markup, unclear code. */
export const code: Check = {
  name: 'code',
  description: 'code by the rules of eslint.config.mjs',
  async run(context) {
    const results = await lint(context, false);
    return results.flatMap(({filePath, messages}) =>
      messages.map(({line, message, ruleId, fix, severity}): Problem => ({
        file: path.relative(context.root, filePath).split(path.sep).join('/'),
        line: line ?? 1,
        message: `${message}${ruleId ? ` (${ruleId})` : ''}`,
        ...(fix && {fix: 'npm run check -- code --fix mends it.'}),
        severity: severity === 1 ? 'warning' : 'error',
      })),
    );
  },
  async fix(context) {
    const results = await lint(context, true);
    return results
      .filter(({output}) => output !== undefined)
      .map(({filePath}) => path.relative(context.root, filePath).split(path.sep).join('/'));
  },
};
