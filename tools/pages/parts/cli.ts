/**
 * Makes and removes what pages are made of: components, figures and error codes. See `usage`.
 */
import {parseArgs} from 'node:util';
import {projectRoot} from '../../lib/paths';
import {runBinary} from '../../lib/run';
import {runCommand} from '../command';
import {Files} from '../files';
import {keepingFresh} from '../move';
import {PageError} from '../page';
import {newComponent, removeComponent} from './component';
import {newError, removeError} from './error';
import {newFigure, removeFigure} from './figure';

const usage = `npm run new:component -- StepList                       src/components/writer/StepList, with schema, test and example
npm run new:figure -- sync-run                          src/figures/sync-run.yml, a figure to write over
npm run new:error -- YT-2014 --on report/faq/a#section  its record, and its mention in the section that helps
npm run remove:component -- StepList                    the same the other way, when nothing uses it
npm run remove:figure -- sync-run
npm run remove:error -- YT-2014

Exit status: 0 done, 2 nothing was changed; the message says why.`;

/** Editors and the README get to know of the components that there are now, which takes a new process. */
async function withEditor(lines: string[]): Promise<string[]> {
  await runBinary('tsx', 'tsx', ['tools/pages/editor/cli.ts']);
  return lines;
}

/** Of an error, the pages that name it change in both languages alike. */
const stamped = (files: Files): string[] => keepingFresh(files, () => files.commit(), new Map());

function make(files: Files, kind: string, name: string, section: string | undefined): string[] | Promise<string[]> {
  switch (kind) {
    case 'component':
      newComponent(files, name);
      return withEditor(files.commit());
    case 'figure':
      newFigure(files, name);
      return files.commit();
    default:
      if (section === undefined) {
        throw new PageError(`Say which section helps with ${name}: --on report/faq/some-page#section.`);
      }
      newError(files, name, section);
      return stamped(files);
  }
}

function remove(files: Files, kind: string, name: string): string[] | Promise<string[]> {
  switch (kind) {
    case 'component':
      removeComponent(files, name);
      return withEditor(files.commit());
    case 'figure':
      removeFigure(files, name);
      return files.commit();
    default:
      removeError(files, name);
      return stamped(files);
  }
}

runCommand(usage, async (args) => {
  const {values, positionals} = parseArgs({args: [...args], allowPositionals: true, options: {on: {type: 'string'}}});
  const [command, kind = '', name] = positionals;
  if (name === undefined) {
    throw new PageError(`Say which ${kind}.`);
  }
  const files = new Files(projectRoot);
  if (command === 'remove') {
    return remove(files, kind, name);
  }
  const lines = await make(files, kind, name, values.on);
  return [
    ...lines,
    '',
    'Every ✎ is advice on what belongs there: npm run check lists them, and what is to be done next.',
  ];
});
