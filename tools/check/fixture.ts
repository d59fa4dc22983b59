import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {scratchFolder} from '../../packages/scratch-folder';
import {checksNamed, runChecks} from './run';

const {dir, write} = scratchFolder();
let count = 0;

/**
 * A project folder that holds only the given files; it is removed after the test.
 *
 * @param files content by path from the project's folder
 */
export function fixtureProject(files: Readonly<Record<string, string | Uint8Array>>): string {
  count += 1;
  Object.entries(files).forEach(([file, content]) => write(`${count}/${file}`, content));
  const root = path.join(dir, String(count));
  mkdirSync(root, {recursive: true});
  return root;
}

/** What some checks say of a project, as `file:line message → fix`. */
export async function linesIn(root: string, ...names: readonly string[]): Promise<string[]> {
  const {problems} = await runChecks(root, checksNamed(...names));
  return problems.map(
    ({file, line, message, fix}) => `${file}:${line} ${message}${fix === undefined ? '' : ` → ${fix}`}`,
  );
}

/** What one check says of these files. */
export const linesOf = (check: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> =>
  linesIn(fixtureProject(files), check);

/** A page with front matter of nine lines, so that the body starts on line 10. */
export function page(body: string, frontMatter: Readonly<Record<string, string>> = {}): string {
  const {last_update = '{date: 2025-12-15}', ...others} = frontMatter;
  const values = {
    title: 'Titel',
    description: 'Beskrivning som är tillräckligt lång för att stå i en lista med träffar i sökningen.',
    lead: 'Ingress.',
    kind: 'how-to',
    keywords: '[ord]',
    ...others,
  };
  const lines = Object.entries({...values, last_update}).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}
