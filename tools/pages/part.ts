/**
 * Makes and removes what pages are made of: components, figures and error codes. See `usage`.
 */
import {didYouMean} from '../../packages/common';
import {projectRoot} from '../lib/paths';
import {runBinary} from '../lib/run';
import {runFamily} from './command';
import {Files} from './files';
import {commitKeepingFresh} from './move';
import {PageError} from './page';
import {newError, removeError} from './error';
import {component, figure, newPart, removePart, type Kind} from './parts';

const usage = `npm run part -- new component StepList                       src/components/writer/StepList: schema, test and example
npm run part -- new figure sync-run                          src/figures/sync-run.yml, a figure to write over
npm run part -- new error YT-2014 --on report/faq/a#section  its record, and its mention in the section that helps
npm run part -- remove component StepList                    the same the other way, when nothing uses it
npm run part -- remove figure sync-run
npm run part -- remove error YT-2014

Exit status: 0 done, 2 nothing was changed; the message says why.`;

/** What can be done with a kind of part. */
interface Commands {
  /** @param on section of a page that helps, where the kind asks for one */
  make(files: Files, name: string, on: string | undefined): void;
  remove(files: Files, name: string): void;
  write(files: Files): Promise<string[]>;
}

/** Editors get to know of the components that there are now, which takes a new process. */
async function writeWithSnippets(files: Files): Promise<string[]> {
  const lines = await files.commit();
  await runBinary('tsx', 'tsx', ['tools/check/cli.ts', 'editor', '--fix']);
  return lines;
}

const ofTemplates = (kind: Kind, write: Commands['write']): Commands => ({
  make: (files, name) => newPart(files, kind, name),
  remove: (files, name) => removePart(files, kind, name),
  write,
});

const kinds: Readonly<Record<string, Commands>> = {
  component: ofTemplates(component, writeWithSnippets),
  figure: ofTemplates(figure, (files) => files.commit()),
  // The pages that name an error change in both languages alike.
  error: {make: newError, remove: removeError, write: commitKeepingFresh},
};

/** @throws PageError when the words name no kind, or nothing of it */
function partOf([id = '', name]: readonly string[]): {readonly kind: Commands; readonly name: string} {
  const kind = kinds[id];
  if (kind === undefined) {
    const near = didYouMean(id, Object.keys(kinds));
    throw new PageError(
      `"${id}" is no kind of part.${near ? ` Did you mean ${near}?` : ''} There are ${Object.keys(kinds).join(', ')}.`,
    );
  }
  if (name === undefined) {
    throw new PageError(`Say which ${id}.`);
  }
  return {kind, name};
}

await runFamily({
  usage,
  options: {on: {type: 'string'}},
  commands: {
    async new(words, {on}) {
      const {kind, name} = partOf(words);
      const files = new Files(projectRoot);
      kind.make(files, name, on);
      return [
        ...(await kind.write(files)),
        '',
        'Every ✎ is advice on what belongs there: npm run check lists them, and what is to be done next.',
      ];
    },
    remove(words) {
      const {kind, name} = partOf(words);
      const files = new Files(projectRoot);
      kind.remove(files, name);
      return kind.write(files);
    },
  },
});
