import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Files} from '../files';
import {PageError} from '../page';
import {requireUnused} from './mentions';

const parent = 'src/components/writer';
const englishWords = 'i18n/en/code.json';

/** The files of a new component, in which its name stands as NAME. */
const templates = path.join(import.meta.dirname, 'component');

/** @throws PageError unless it can be the name of a component */
function requireName(name: string): void {
  if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
    throw new PageError(
      `"${name}" cannot be the name of a component. Write it like StepList: letters a–z and digits, a capital first.`,
    );
  }
}

const namesIn = (root: string) => readdirSync(path.join(root, parent));

/**
 * Makes the folder of a component that writers can use: what draws it, its schema and its examples.
 *
 * @throws PageError when it cannot have that name
 */
export function newComponent(files: Files, name: string): void {
  requireName(name);
  const taken = namesIn(files.root).find((other) => other.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) {
    throw new PageError(`There is a component ${taken} already, in ${parent}/${taken}.`);
  }
  for (const template of readdirSync(templates)) {
    const text = readFileSync(path.join(templates, template), 'utf8');
    files.write(`${parent}/${name}/${path.basename(template, '.txt')}`, text.replaceAll('NAME', name));
  }
}

/** The list of English words without those of a component. */
function withoutWordsOf(name: string, list: string): string {
  const own = `  "yt.${name[0]!.toLowerCase()}${name.slice(1)}.`;
  const lines = list.split('\n').filter((line) => !line.startsWith(own));
  return lines.join('\n').replace(/,\n}\n$/, '\n}\n');
}

/**
 * Takes the folder of a component away, with its English words.
 *
 * @throws PageError when there is none, or something uses it
 */
export function removeComponent(files: Files, name: string): void {
  requireName(name);
  const folder = `${parent}/${name}`;
  if (!namesIn(files.root).includes(name)) {
    throw new PageError(`There is no component ${name}. There are ${namesIn(files.root).join(', ')}.`);
  }
  const isOwn = (file: string) => file.startsWith(`${folder}/`);
  requireUnused(files, name, new RegExp(`<${name}\\b|/${name}['/]`), isOwn);
  readdirSync(path.join(files.root, folder)).forEach((file) => files.remove(`${folder}/${file}`));
  files.edit(englishWords, (list) => withoutWordsOf(name, list));
}
