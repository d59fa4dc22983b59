/** Stands before everything that a template leaves to its writer. Nothing that is published may hold one. */
export const todoMark = '✎';
