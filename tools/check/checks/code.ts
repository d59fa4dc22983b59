import path from 'node:path';
import {ESLint} from 'eslint';
import type {Check, Problem} from '../types';

/** ESLint over the project; what has not changed since the last time is not looked at again. */
function linter(root: string, fix: boolean): ESLint {
  return new ESLint({
    cwd: root,
    fix,
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: path.join(root, '.cache/eslint'),
    errorOnUnmatchedPattern: false,
  });
}

/** What TypeScript does not see: hooks, accessibility of markup, unclear code. */
export const code: Check = {
  name: 'code',
  description: 'code by the rules of eslint.config.mjs',
  async run({root}) {
    const results = await linter(root, false).lintFiles(['.']);
    return results.flatMap(({filePath, messages}) =>
      messages.map(({line, message, ruleId, fix, severity}): Problem => ({
        file: path.relative(root, filePath).split(path.sep).join('/'),
        line: line ?? 1,
        message: `${message}${ruleId ? ` (${ruleId})` : ''}`,
        ...(fix && {fix: 'npm run check -- code --fix mends it.'}),
        severity: severity === 1 ? 'warning' : 'error',
      })),
    );
  },
  async fix({root}) {
    const results = await linter(root, true).lintFiles(['.']);
    await ESLint.outputFixes(results);
    return results
      .filter(({output}) => output !== undefined)
      .map(({filePath}) => path.relative(root, filePath).split(path.sep).join('/'));
  },
};
