import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../packages/common';
import {projectFiles} from '../lib/paths';
import type {Files} from './files';
import {PageError} from './page';
import {requireUnused} from './references';

/** A kind of part that is made of templates: a folder, or a file, of a folder that is a registry. */
export interface Kind {
  readonly kind: string;
  /** What its name may be, in a pattern and in words. */
  readonly named: RegExp;
  readonly like: string;
  /** The registry, from the project's folder. */
  readonly registry: string;
  /** What a part adds to its name in the path of its template, and in its own: `/index.tsx`. */
  readonly endings: readonly string[];
  /** How something uses it. */
  readonly mention: (name: string) => RegExp;
}

export const component: Kind = {
  kind: 'component',
  named: /^[A-Z][A-Za-z0-9]+$/,
  like: 'StepList: letters a–z and digits, a capital first',
  registry: 'src/components/writer',
  endings: ['/index.tsx', '/component.yml'],
  mention: (name) => new RegExp(`<${name}\\b|/${name}['/]`),
};

export const figure: Kind = {
  kind: 'figure',
  named: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
  like: 'sync-run: small letters a–z, digits and single hyphens',
  registry: 'src/figures',
  endings: ['.yml'],
  mention: (id) => new RegExp(`<Figure id="${id}"|'${id}'`),
};

const englishWords = 'i18n/en/code.json';

/** The list of English words without those of a component. */
function withoutWordsOf(name: string, list: string): string {
  const own = `  "yt.${name[0]!.toLowerCase()}${name.slice(1)}.`;
  const lines = list.split('\n').filter((line) => !line.startsWith(own));
  return lines.join('\n').replace(/,\n}\n$/, '\n}\n');
}

/** Names of the parts that there are. @throws PageError unless `name` can be that of another */
function namesFor({kind, named, like, registry, endings}: Kind, root: string, name: string): string[] {
  if (!named.test(name)) {
    throw new PageError(`"${name}" cannot be the name of a ${kind}. Write it like ${like}.`);
  }
  const ending = endings.length === 1 ? endings[0]! : '';
  return readdirSync(path.join(root, registry)).flatMap((file) => {
    const part = file.slice(0, file.length - ending.length);
    return file.endsWith(ending) && named.test(part) ? [part] : [];
  });
}

/**
 * Makes a part of its templates, in which its name stands as NAME.
 *
 * @throws PageError when it cannot have that name
 */
export function newPart(files: Files, kind: Kind, name: string): void {
  const taken = namesFor(kind, files.root, name).find((other) => other.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) {
    throw new PageError(`There is a ${kind.kind} ${taken} already, in ${kind.registry}.`);
  }
  for (const ending of kind.endings) {
    const template = path.join(import.meta.dirname, 'templates', `${kind.kind}${ending}.txt`);
    files.write(`${kind.registry}/${name}${ending}`, readFileSync(template, 'utf8').replaceAll('NAME', name));
  }
}

/**
 * Takes a part away, with all that lies in its folder and its English words.
 *
 * @throws PageError when there is none, or something uses it
 */
export function removePart(files: Files, kind: Kind, name: string): void {
  const names = namesFor(kind, files.root, name);
  if (!names.includes(name)) {
    const near = didYouMean(name, names);
    throw new PageError(`There is no ${kind.kind} ${name}.${near ? ` Did you mean ${near}?` : ''}`);
  }
  const place = `${kind.registry}/${name}`;
  const own = projectFiles(files.root).filter(
    (file) => file.startsWith(`${place}/`) || kind.endings.some((ending) => file === place + ending),
  );
  requireUnused(files, name, kind.mention(name), (file) => own.includes(file));
  own.forEach((file) => files.remove(file));
  files.edit(englishWords, (list) => withoutWordsOf(name, list));
}
