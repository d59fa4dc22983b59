import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';

const stateLists = ['syncStates', 'dataSourceStates', 'backupStates', 'vitecStates', 'mailStates'] as const;

/** States whose `next` names a state that is not in the same list. */
export function stateProblems(data: ProductData): DataProblem[] {
  return stateLists.flatMap((list) => {
    const known = new Set(data[list].map(({id}) => id));
    return data[list].flatMap(({id, next}) =>
      next
        .filter((name) => !known.has(name))
        .map((name) => ({record: `${list} ${id}`, field: 'next', message: `state ${name} does not exist`})),
    );
  });
}
