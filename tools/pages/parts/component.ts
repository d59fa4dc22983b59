import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Files} from '../files';
import {PageError} from '../page';
import {pen} from '../pen';
import {requireUnused} from './mentions';

const parent = 'src/components/writer';
const englishWords = 'i18n/en/code.json';

const component = (name: string) => `import type {ReactNode} from 'react';

/** ${pen} What the reader sees. */
export default function ${name}({children}: {readonly children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
`;

const writer = (name: string) => `import type {WriterOf} from '../../schema';
import type ${name} from '.';

export const writer = {
  purpose: {sv: '${pen} Vad komponenten är till för.', en: '${pen} What the component is for.'},
  attributes: {},
  example: {
    sv: \`<${name}>

${pen} Ett exempel att kopiera.

</${name}>\`,
    en: \`<${name}>

${pen} An example to copy.

</${name}>\`,
  },
} satisfies WriterOf<typeof ${name}>;
`;

const test = (name: string) => `import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import ${name} from './index';

// ${pen} What would be wrong on a page, and how that is seen in the markup.
it('shows what stands inside it', () => {
  expect(renderToStaticMarkup(<${name}>Text</${name}>)).toBe('<div>Text</div>');
});
`;

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
 * Makes the folder of a component that writers can use: what draws it, its schema and its test.
 *
 * @throws PageError when it cannot have that name
 */
export function newComponent(files: Files, name: string): void {
  requireName(name);
  const taken = namesIn(files.root).find((other) => other.toLowerCase() === name.toLowerCase());
  if (taken !== undefined) {
    throw new PageError(`There is a component ${taken} already, in ${parent}/${taken}.`);
  }
  files.write(`${parent}/${name}/index.tsx`, component(name));
  files.write(`${parent}/${name}/writer.ts`, writer(name));
  files.write(`${parent}/${name}/index.test.tsx`, test(name));
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
  const isOwn = (file: string) => file.startsWith(`${folder}/`) || file === 'src/components/README.md';
  requireUnused(files, name, new RegExp(`<${name}\\b|/${name}['/]`), isOwn);
  readdirSync(path.join(files.root, folder)).forEach((file) => files.remove(`${folder}/${file}`));
  files.edit(englishWords, (list) => withoutWordsOf(name, list));
}
