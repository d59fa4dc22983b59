/**
 * Makes and removes what pages are made of: components, figures and error codes. See templates/part.usage.txt.
 */
import {UsageError} from '../../packages/common';
import {projectRoot} from '../lib/paths';
import {runBinary} from '../lib/run';
import {runFamily, suggestion} from './command';
import {Files} from './files';
import {error} from './error';
import {component, figure, newPart, removePart, templateText, type Kind} from './parts';

const kinds = [component, figure, error];

/** @throws UsageError when the words name no kind, or nothing of it */
function partOf([id = '', name]: readonly string[]): readonly [Kind, string] {
  const kind = kinds.find((candidate) => candidate.kind === id);
  if (kind === undefined) {
    const known = kinds.map((candidate) => candidate.kind);
    throw new UsageError(`"${id}" is no kind of part.${suggestion(id, known)} There are ${known.join(', ')}.`);
  }
  if (name === undefined) {
    throw new UsageError(`Say which ${id}.`);
  }
  return [kind, name];
}

/** Writes everything. Editors get to know of the components that there are now, which takes a new process. */
async function commit(files: Files): Promise<string[]> {
  const lines = await files.commit();
  await runBinary('tsx', 'tsx', ['tools/check/cli.ts', 'editor', '--fix']);
  return lines;
}

await runFamily({
  usage: templateText('part.usage'),
  options: {on: {type: 'string'}},
  commands: {
    async new(words, {on}) {
      const files = new Files(projectRoot);
      newPart(files, ...partOf(words), on);
      const advice = 'Every ✎ is advice on what belongs there: npm run check lists them, and what is to be done next.';
      return [...(await commit(files)), '', advice];
    },
    remove(words) {
      const files = new Files(projectRoot);
      removePart(files, ...partOf(words));
      return commit(files);
    },
  },
});
