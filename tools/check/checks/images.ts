import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Image} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../corpus/page';
import {errorAt} from '../problem';
import {tableProblems} from '../rules/run';
import type {Check, CheckContext, Problem} from '../types';

/** Bytes that an image of a page may have; a reader may be on a phone in a basement. */
const maxImageBytes = 150_000;

/** The file of the other colour mode: `x-dark.svg` of `x.svg`. */
const darkTwin = (file: string): string => file.replace(/(\.\w+)$/, '-dark$1');

/** The file in the other language: `x.en.png` of `x.sv.png`. Images without a language have no words in them. */
const twinIn = (language: string, file: string): string =>
  file.replace(/\.(?:sv|en)(?=(?:-dark)?\.\w+$)/, `.${language}`);

/** What is missing of an image of the site. */
function fileFaults({url, position}: Image, {file: page}: Page, root: string): Problem[] {
  const problem = (message: string, fix: string) => errorAt(page, position?.start.line ?? 1, message, fix);
  const file = `static${decodeURI(url)}`;
  if (!existsSync(path.join(root, file))) {
    return [problem(`There is no image ${file}.`, 'Add it, or correct the name.')];
  }
  return [darkTwin(file), twinIn('sv', file), twinIn('en', file)]
    .filter((twin) => !existsSync(path.join(root, twin)))
    .map((twin) =>
      problem(
        `The image ${url} has no counterpart ${twin}.`,
        'Every image exists in both colour modes, and in both languages when its name has one.',
      ),
    );
}

function pageProblems(page: Page, {root}: CheckContext): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'image', (node: Image) => {
    if (node.url.startsWith('/')) {
      problems.push(...fileFaults(node, page, root));
    }
  });
  return problems;
}

function imageFiles(root: string): string[] {
  const folder = path.join(root, 'static/img');
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((name) => `static/img/${name.split(path.sep).join('/')}`)
        .filter((file) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(file))
    : [];
}

function fileProblems(root: string, file: string): Problem[] {
  const full = path.join(root, file);
  const {size} = statSync(full);
  const runs = file.endsWith('.svg') && /<script|\son\w+=|javascript:/i.test(readFileSync(full, 'utf8'));
  return [
    ...(size > maxImageBytes
      ? [
          errorAt(
            file,
            1,
            `The image has ${Math.round(size / 1000)} KB.`,
            `Make it smaller than ${maxImageBytes / 1000} KB: fewer pixels, or WebP.`,
          ),
        ]
      : []),
    ...(runs ? [errorAt(file, 1, 'The drawing holds a script.', 'Take it away.')] : []),
  ];
}

/** Images exist for every reader: in both modes and languages, small, and described. */
export const images: Check = {
  name: 'images',
  description: 'images exist, with a text alternative, in both modes and languages, small',
  run: (context) => [
    ...tableProblems('images', context),
    ...context.corpus.pages.flatMap((page) => pageProblems(page, context)),
    ...imageFiles(context.root).flatMap((file) => fileProblems(context.root, file)),
  ],
};
