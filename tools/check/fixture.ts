import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {checksNamed} from './registry';
import {runChecks} from './run';

/**
 * A project folder that holds only the given files; it is removed after the test.
 *
 * @param files content by path from the project's folder
 */
export function fixtureProject(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'check-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), content);
  }
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
  const values = {
    title: 'Titel',
    description: 'Beskrivning som är tillräckligt lång för att stå i en lista med träffar i sökningen.',
    lead: 'Ingress.',
    kind: 'how-to',
    keywords: '[ord]',
    ...frontMatter,
  };
  const lines = Object.entries({last_update: '{date: 2025-12-15}', ...values})
    .sort(([a], [b]) => Number(a === 'last_update') - Number(b === 'last_update'))
    .map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}
