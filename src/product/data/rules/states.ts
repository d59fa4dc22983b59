import {machineLists} from '../machines';
import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';

/** States whose `next` names a state that is not in the same list, or whose `changes` do not tell how each is reached. */
export function stateProblems(data: ProductData): DataProblem[] {
  return Object.values(machineLists).flatMap((list) => {
    const known = new Set(data[list].map(({id}) => id));
    const told = data[list].some(({changes}) => changes !== undefined);
    return data[list].flatMap(({id, next, changes = []}) => [
      ...next
        .filter((name) => !known.has(name))
        .map((name) => ({record: `${list} ${id}`, field: 'next', message: `state ${name} does not exist`})),
      ...(told && changes.map(({to}) => to).join() !== next.join()
        ? [
            {
              record: `${list} ${id}`,
              field: 'changes',
              message: `do not tell how ${next.join(', ')} is reached, in that order`,
            },
          ]
        : []),
    ]);
  });
}
