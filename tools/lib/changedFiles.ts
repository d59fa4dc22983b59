import {execFileSync} from 'node:child_process';

/** What git prints, in parts. Empty when git, the repository or the commit is not there. */
function git(root: string, ...args: readonly string[]): string[] {
  try {
    const output = execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
    return output.split(/[\0\n]/).filter((part) => part !== '');
  } catch {
    return [];
  }
}

/** The commit that the present work began at: where it left main, and on main itself the one before the last. */
function beginning(root: string): string | undefined {
  const [head] = git(root, 'rev-parse', 'HEAD');
  const left = ['origin/main', 'main'].flatMap((main) => git(root, 'merge-base', 'HEAD', main));
  return left.find((commit) => commit !== head) ?? git(root, 'rev-parse', '--verify', 'HEAD~1')[0];
}

/** Whether the repository has a commit of that name. */
export const isCommit = (root: string, name: string): boolean =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).length > 0;

/** A file as the last commit has it, without empty lines; empty when it has none. */
export const committed = (root: string, file: string): string => git(root, 'show', `HEAD:./${file}`).join('\n');

/**
 * Files that have been changed or added since a commit, committed or not.
 *
 * @param root folder of a repository, absolute
 * @param from the commit; otherwise where the present work began
 * @returns paths from there; none where there is no history to compare with
 */
export function changedFiles(root: string, from = beginning(root)): string[] {
  if (from === undefined) {
    return [];
  }
  return [
    ...git(root, 'diff', '--name-only', '--diff-filter=d', '-z', from),
    ...git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
}
