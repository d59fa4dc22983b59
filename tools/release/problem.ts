import type {Problem as AnyProblem} from '../check/problem';

/** Something that must not be published, and how to mend it. `file` is one of the build, or of the project. */
export type Problem = Required<Pick<AnyProblem, 'file' | 'message' | 'fix'>>;

/** One line per problem. */
export function formatProblem({file, message, fix}: Problem): string {
  return `${file}: ${message} ${fix}`;
}
