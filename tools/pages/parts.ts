import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {UsageError} from '../../packages/common';
import {projectFiles} from '../lib/paths';
import {suggestion} from './command';
import type {Files} from './files';
import {requireUnused} from './references';

/** A kind of part that pages are made of. */
export interface Kind {
  readonly kind: string;
  /** What its name may be, in a pattern and in words. */
  readonly named: RegExp;
  readonly like: string;
  /** Folder or file of those that there are, from the project's folder. */
  readonly registry: string;
  /** How something uses one. */
  mention(name: string): RegExp;
  /** Whether a file belongs to one, and so may name it. */
  isOwn(name: string, file: string): boolean;
  names(files: Files): string[];
  /** @param on section of a page that helps, where the kind asks for one */
  make(files: Files, name: string, on?: string): void;
  remove(files: Files, name: string): void;
}

/** A file of `templates` with values in the places of their names. */
export function templateText(template: string, values: Readonly<Record<string, string>> = {}): string {
  const text = readFileSync(path.join(import.meta.dirname, 'templates', `${template}.txt`), 'utf8');
  return Object.entries(values).reduce((so, [name, value]) => so.replaceAll(name, value), text);
}

const englishWords = 'i18n/en/code.json';

/** The list of English words, a line each, without those of a component. */
function withoutWordsOf(name: string, list: string): string {
  const own = `  "yt.${name[0]!.toLowerCase()}${name.slice(1)}.`;
  const lines = list.split('\n').filter((line) => !line.startsWith(own));
  return lines.join('\n').replace(/,\n}\n$/, '\n}\n');
}

/**
 * Parts that are a folder, or a YAML file, of a folder that is a registry.
 *
 * @param endings what a part adds to its name in its path, and to its kind in that of its template: `/index.tsx`
 */
function inFolder(
  kind: Pick<Kind, 'kind' | 'named' | 'like' | 'registry' | 'mention'>,
  endings: readonly string[],
): Kind {
  const place = (name: string) => `${kind.registry}/${name}`;
  const isOwn = (name: string, file: string) => file.startsWith(`${place(name)}/`) || file === `${place(name)}.yml`;
  return {
    ...kind,
    isOwn,
    names: ({root}) =>
      readdirSync(path.join(root, kind.registry))
        .map((file) => file.replace(/\.yml$/, ''))
        .filter((name) => kind.named.test(name)),
    make: (files, name) =>
      endings.forEach((ending) => files.write(place(name) + ending, templateText(kind.kind + ending, {NAME: name}))),
    remove(files, name) {
      projectFiles(files.root)
        .filter((file) => isOwn(name, file))
        .forEach((file) => files.remove(file));
      files.edit(englishWords, (list) => withoutWordsOf(name, list));
    },
  };
}

export const component = inFolder(
  {
    kind: 'component',
    named: /^[A-Z][A-Za-z0-9]+$/,
    like: 'StepList: letters a–z and digits, a capital first',
    registry: 'src/components/writer',
    mention: (name) => new RegExp(`<${name}\\b|/${name}['/]`),
  },
  ['/index.tsx', '/component.yml'],
);

export const figure = inFolder(
  {
    kind: 'figure',
    named: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    like: 'sync-run: small letters a–z, digits and single hyphens',
    registry: 'src/figures',
    mention: (id) => new RegExp(`<Figure id="${id}"|'${id}'`),
  },
  ['.yml'],
);

/**
 * Makes a part of its template.
 *
 * @throws UsageError when it cannot have that name
 */
export function newPart(files: Files, kind: Kind, name: string, on?: string): void {
  if (!kind.named.test(name)) {
    throw new UsageError(`"${name}" is no name for the kind ${kind.kind}. Write it like ${kind.like}.`);
  }
  const taken = kind.names(files).find((other) => other.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) {
    throw new UsageError(`${taken} exists already, in ${kind.registry}.`);
  }
  kind.make(files, name, on);
}

/**
 * Takes a part away, with all that is its own.
 *
 * @throws UsageError when there is none, or something uses it
 */
export function removePart(files: Files, kind: Kind, name: string): void {
  const names = kind.names(files);
  if (!names.includes(name)) {
    throw new UsageError(`There is no ${kind.kind} ${name}.${suggestion(name, names)}`);
  }
  requireUnused(files, name, kind.mention(name), (file) => kind.isOwn(name, file));
  kind.remove(files, name);
}
