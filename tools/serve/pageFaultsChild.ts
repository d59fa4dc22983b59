/** Checks the pages that are open under `npm start`, one when it is asked for. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {components} from '../check/checks/components';
import {directives} from '../check/checks/directives';
import {frontMatter} from '../check/checks/front-matter';
import {headings} from '../check/checks/headings';
import {html} from '../check/checks/html';
import {links} from '../check/checks/links';
import {references} from '../check/checks/references';
import {pageFolder, sections} from '../check/corpus/layout';
import {runChecks} from '../check/run';
import type {Answer, Question} from './pageFaults';

/** Those that say why a page cannot be shown, or leads nowhere. The style of a page may wait for `npm run check`. */
const checks = [frontMatter, headings, components, directives, html, references, links];

const root = process.argv[2]!;

/** The file of the page at an address, from the project's folder; undefined where a page has none. */
function fileAt(address: string): string | undefined {
  const [, english, section, rest = ''] = /^(\/en)?\/([^/]+)\/?(.*?)\/?$/.exec(address) ?? [];
  const folder = sections.find((candidate) => candidate === section);
  const base = folder && `${pageFolder(english ? 'en' : 'sv', folder)}/${rest}`;
  return [`${base}.mdx`, path.posix.join(String(base), 'index.mdx')].find((file) => existsSync(path.join(root, file)));
}

async function faultsAt(address: string): Promise<string[]> {
  const file = fileAt(address);
  if (file === undefined) {
    return [];
  }
  const {problems} = await runChecks(root, checks, {scope: new Set([file])});
  return problems.map(({line, message, fix}) => `${file}:${line}  ${message}${fix ? `\n  → ${fix}` : ''}`);
}

process.on('message', ({number, address}: Question) => {
  void faultsAt(address).then((faults) => process.send?.({number, faults} satisfies Answer));
});
process.on('disconnect', () => process.exit());
