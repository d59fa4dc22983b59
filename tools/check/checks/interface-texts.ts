import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {z} from 'zod/v4';
import {readYaml} from '../../../packages/checked-yaml';
import {sectionIds, type SectionId} from '../../../src/lib/sections';
import {filesIn} from '../../lib/paths';
import {readFiles, unlessFilesPassed} from '../lib/passed';
import {sidebarKeys} from '../lib/sidebars';
import {lineOfOffset, readText} from '../lib/text';
import {fromYaml} from '../problem';
import type {Check, Finding} from '../types';

/** Texts of the framework that no page of this site shows, for it has no blog, and descriptions of texts. */
const neverShown = /^theme\.blog\.|___DESCRIPTION$/;

/** The framework's own words in a language; `base` is English with a description beside each. */
const themeMessages = (language: string) =>
  createRequire(import.meta.url)(`@docusaurus/theme-translations/locales/${language}/theme-common.json`) as Readonly<
    Record<string, string>
  >;

const schema = z.record(z.string(), z.looseObject({message: z.string()}));

/** A text that a file has to hold, what is said when it does not, and where. */
type Wanted = Partial<Finding> & {readonly key: string; readonly message: string};

/** What is wrong with a file of translations, of which something asks for the texts that are known. */
function fileFindings(root: string, file: string, wanted: readonly Wanted[], isKnown: (key: string) => boolean) {
  const {data, faults, lineOf} = readYaml(file, Buffer.from(readText(root, file, '{}')), schema);
  if (data === undefined) {
    return faults.map(fromYaml);
  }
  const missing = wanted
    .filter(({key}) => !(key in data))
    .map(({key, ...fault}) => ({file, line: 1, fix: `Add to ${file}: "${key}": {"message": "…"}`, ...fault}));
  const unused = Object.keys(data)
    .filter((key) => !isKnown(key))
    .map((key) => ({file, line: lineOf([key]), message: `Nothing uses the text "${key}".`, fix: 'Take it away.'}));
  const empty = Object.entries(data)
    .filter(([, {message}]) => message.trim() === '')
    .map(([key]) => ({file, line: lineOf([key]), message: `The text "${key}" is empty.`, fix: 'Write it.'}));
  return [...missing, ...unused, ...empty];
}

function sidebarFindings(root: string, section: SectionId): Finding[] {
  const keys = sidebarKeys(section);
  const wanted = keys.map((key) => ({key, message: `The sidebar text "${key}" has no English.`}));
  const file = `i18n/en/docusaurus-plugin-content-docs-${section}/current.json`;
  return fileFindings(root, file, wanted, (key) => keys.includes(key));
}

/** `<Translate …>` and `translate({…})` of the framework, with the id, when it is written out as Prettier sets it. */
const uses =
  /<Translate\b(?:\s(?:[^>]*?\s)?id="(?<attribute>[^"]+)")?|(?<![\w.`])translate\((?!\))(?:\s*\{(?:[^}]*?[\s,])?id:\s*'(?<property>[^']+)'\s*[,}])?/g;

/** Texts of the interface that the code uses; without an id when that is no plain string, so that no tool can know it. */
function usedMessages(root: string) {
  const code = ['src', 'packages', 'plugins']
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  return readFiles(root, code)
    .filter(({text}) => text.includes('@docusaurus/Translate'))
    .flatMap(({file, text}) =>
      [...text.matchAll(uses)].map(({index, groups}) => ({
        id: groups!.attribute ?? groups!.property,
        file,
        line: lineOfOffset(text, index),
      })),
    );
}

function codeFindings(root: string): Finding[] {
  const used = usedMessages(root);
  const [theme, swedish] = [themeMessages('base'), themeMessages('sv')];
  const isUsed = (key: string) => key in theme || used.some(({id}) => id === key);
  const message = 'The id of this text is not a plain string.';
  const fix = 'Write the id out, so that every text can be found.';
  const computed = used.flatMap(({id, ...place}) => (id === undefined ? [{...place, message, fix}] : []));
  const wanted = used
    .filter(({id}) => id?.startsWith('theme.') === false)
    .map(({id, ...place}) => ({...place, key: id!, message: `The text "${id}" has no English.`}));
  const inEnglish = Object.entries(theme)
    .filter(([key, english]) => !neverShown.test(key) && (swedish[key] ?? english) === english)
    .map(([key, english]) => {
      return {key, message: `The framework's text "${key}" is in English on Swedish pages: "${english}".`};
    });
  return [
    ...computed,
    ...fileFindings(root, 'i18n/en/code.json', wanted, isUsed),
    ...fileFindings(root, 'i18n/sv/code.json', inEnglish, isUsed),
  ];
}

/** All of the code is read for its texts, when something but pages has changed. */
export default {
  whole: true,
  description: 'texts of the interface and of sidebars: none missing, empty or unused',
  async run({root, files}) {
    const judges = ['tools/check/checks/interface-texts.ts'];
    const sources = files.filter((file) => /^(?:src|packages|plugins|i18n|sidebars).*\.(?:tsx?|json)$/.test(file));
    return existsSync(path.join(root, 'src'))
      ? unlessFilesPassed({root, name: 'interface', judges}, sources, async () => [
          ...codeFindings(root),
          ...sectionIds.flatMap((section) => sidebarFindings(root, section)),
        ])
      : [];
  },
} satisfies Check;
