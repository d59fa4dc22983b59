/** What more than one room needs, for code that runs in Node. Browser code enters by ./client. */
import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DefaultTreeAdapterTypes} from 'parse5';

export {didYouMean, distance, escapeHtml, escapeRegExp, nearest} from './client';
export {ModuleObserver, type Compiler} from './clientModules';

/** File that Node is to load first (`--require`) in a process of the framework, which then transpiles by SWC. */
// Not __dirname, which tsx does not set in what a tool imports.
export const transpiler = path.join(path.dirname(__filename), 'transpile.cjs');

/** What whoever runs a command can mend; the message says how. */
export class UsageError extends Error {
  /** Asked instead of the class, which Node may have loaded twice: as a module, and by `require`. */
  readonly isUsage = true;
}

/** Writes a file whole or not at all, whoever else writes it, and whenever it is stopped. Makes its folder. */
export function writeWhole(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, data);
  renameSync(unfinished, file);
}

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** All text below a node as it is written, also that of scripts and samples. */
export function rawText(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

/** A text without line breaks, doubled spaces and characters that are not seen. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What an element says, in one line. */
export const textOf = (node: Node): string => oneLine(rawText(node));
