import type {PageQuestion} from '../../../config/questions';

/** The first question of every section that has questions in one language and none in the other. */
export function questionGaps(own: readonly PageQuestion[], other: readonly PageQuestion[]): PageQuestion[] {
  const answered = new Set(other.map(({anchor}) => anchor));
  return own.filter(
    ({anchor}, index) => !answered.has(anchor) && own.findIndex((question) => question.anchor === anchor) === index,
  );
}
