import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {scratchFolder} from '../../packages/scratch-folder';
import {checksNamed} from './registry';
import {runChecks} from './run';

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

/** Problems of one check as `file:line message → fix`. */
export async function linesOf(check: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<string[]> {
  const {problems} = await runChecks(fixtureProject(files), checksNamed(check));
  return problems.map(
    ({file, line, message, fix}) => `${file}:${line} ${message}${fix === undefined ? '' : ` → ${fix}`}`,
  );
}

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
