import {parseDocument, type YAMLMap, type YAMLSeq} from 'yaml';
import {UsageError} from '../../packages/common';
import {hrefs} from '../../src/product/anchors';
import {anchorsFile, editAnchors, movedAnchorsFile} from './lists';
import type {Files} from './files';
import {namedPage, requirePage, todoMark} from './page';
import {templateText, type Kind} from './parts';

const factsFile = 'src/product/facts/errors.yml';

/** Changes the records of errors, and leaves every other line of the file as it is. */
function editRecords(files: Files, change: (records: YAMLMap[]) => void): void {
  files.edit(factsFile, (text) => {
    const facts = parseDocument(text);
    change((facts.get('errors') as YAMLSeq<YAMLMap>).items);
    return facts.toString({lineWidth: 0, singleQuote: true, flowCollectionPadding: false});
  });
}

const codeOf = (record: YAMLMap) => String(record.get('code'));
const anchorOf = (code: string, page: string) => hrefs.error({code, page});

/** The page with the cards of a code's family. @throws UsageError when there is no such family */
function homeOf(code: string, records: readonly YAMLMap[]): string {
  const sibling = records.find((record) => codeOf(record).startsWith(code.slice(0, 4)));
  if (sibling === undefined) {
    throw new UsageError(`"${code}" is of no family; they are listed as errorFamilies in ${factsFile}.`);
  }
  return String(sibling.get('page'));
}

/** @throws UsageError unless it names a section of a page that exists */
function requireSection(files: Files, code: string, section = ''): string {
  const [page = '', anchor] = section.split('#');
  if (!anchor) {
    throw new UsageError(`Say which section helps with ${code}: --on report/faq/some-page#section.`);
  }
  const named = namedPage(page);
  requirePage(files.root, named);
  const {name} = named;
  const beginning = `/${name}#`;
  const anchors = files.read(anchorsFile).split('\n');
  const sections = anchors.filter((one) => one.startsWith(beginning)).map((one) => one.slice(beginning.length));
  if (!sections.includes(anchor)) {
    throw new UsageError(`${name} has no section "${anchor}". It has ${sections.join(', ') || 'none'}.`);
  }
  return `${name}#${anchor}`;
}

/**
 * Error codes: a record each, in the order of the codes. Its card is drawn where those of its family are, with an anchor
 * that is listed as published; the one of a removed error leads to the page of its family.
 */
export const error: Kind = {
  kind: 'error',
  named: /^YT-\d{4}$/,
  like: 'YT-2014',
  registry: factsFile,
  mention: (code) => new RegExp(`\\b${code}\\b`),
  isOwn: (_code, file) => file === factsFile,
  names: (files) => (parseDocument(files.read(factsFile)).get('errors') as YAMLSeq<YAMLMap>).items.map(codeOf),

  make(files, code, on) {
    const section = requireSection(files, code, on);
    editRecords(files, (records) => {
      const home = homeOf(code, records);
      const text = templateText('error.yml', {NAME: code, HOME: home, SECTION: section});
      const before = records.findLastIndex((record) => codeOf(record) < code);
      records.splice(before + 1, 0, parseDocument(text).contents as YAMLMap);
      const anchor = anchorOf(code, home);
      editAnchors(files, (anchors) => [...anchors, anchor]);
      files.editJson<Record<string, string>>(movedAnchorsFile, ({[anchor]: _back, ...moved}) => moved);
    });
  },

  remove(files, code) {
    editRecords(files, (records) => {
      const [record] = records.splice(
        records.findIndex((candidate) => codeOf(candidate) === code),
        1,
      ) as [YAMLMap];
      const page = String(record.get('page'));
      const anchor = anchorOf(code, page);
      editAnchors(files, (anchors) => anchors.filter((other) => other !== anchor));
      // One whose texts are still those of the template has never been published.
      if (!JSON.stringify(record).includes(todoMark)) {
        files.editJson<object>(movedAnchorsFile, (moved) => ({...moved, [anchor]: `/${page}`}));
      }
    });
  },
};
