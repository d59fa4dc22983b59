/** Bytes and signs of a text, before anybody reads its words. */
import {isUtf8} from 'node:buffer';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Edit, Fault, Reason} from '../problem';

/** The first of those that are called alike. */
export const firstOf = <Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] =>
  items.filter((item, index) => index === items.findIndex((other) => nameOf(other) === nameOf(item)));

/** Whether two names are one, in any letter case. */
export const isSame = (a: string, b = ''): boolean => a.toLowerCase() === b.toLowerCase();

/** Line, from 1, that an offset lies on. */
export const lineOfOffset = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Faults of each line of a text by itself. */
export const byLine = (text: string, faultsOf: (line: string) => readonly Reason[]): Fault[] =>
  text.split('\n').flatMap((line, index) => faultsOf(line).map((fault) => ({...fault, line: index + 1})));

/** What is wrong with bytes that are not UTF-8, or undefined. In UTF-8 no part of another character looks like a line break. */
export function utf8Fault(bytes: Buffer): Fault | undefined {
  const lines = isUtf8(bytes) ? [] : bytes.toString('latin1').split('\n');
  const line = lines.findIndex((text) => !isUtf8(Buffer.from(text, 'latin1'))) + 1;
  return line === 0 ? undefined : {line, message: 'The line is not UTF-8.', fix: 'Save the file as UTF-8.'};
}

/** What a file holds; another text when there is no such file. */
export const readText = (root: string, file: string, otherwise = ''): string =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : otherwise;

/** What makes one text of another. */
export const rewritten = (before: string, after: string): Edit[] => [{start: 0, end: before.length, text: after}];

/** What a JSON text holds, or why it is none, and the line on which that shows. */
export function readJson(text: string): {readonly value?: unknown; readonly fault?: Fault} {
  try {
    return {value: JSON.parse(text)};
  } catch (error) {
    const {message} = error as Error;
    const at = text.replace(/"(?:\\.|[^"\\\n])*"/g, (string) => ' '.repeat(string.length)).search(/,\s*[,\]}]/);
    if (at >= 0) return {fault: {line: lineOfOffset(text, at), message: 'Nothing follows a comma.', fix: 'Remove it.'}};
    const before = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? text.length));
    // A comma that is missing belongs behind what stands before.
    const place = (/^Expected ','/.test(message) ? before.trimEnd() : before).length;
    return {fault: {line: lineOfOffset(text, place), message: message.replace(/(?: in JSON at position.*)?$/, '.')}};
  }
}
