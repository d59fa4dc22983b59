/** Something that must not be published, and how to mend it. */
export interface Problem {
  /** File of the build, or of the project, that is at fault. */
  readonly where: string;
  readonly what: string;
  readonly fix: string;
}

/** One line per problem. */
export function formatProblem({where, what, fix}: Problem): string {
  return `${where}: ${what} ${fix}`;
}
