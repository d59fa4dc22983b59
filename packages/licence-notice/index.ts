import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ModuleObserver} from '../common';

/**
 * The folder of every package with a file in a bundle, sorted, each once: by the last `node_modules` of a file's path,
 * which the project's own code has not.
 */
export function shippedPackages(files: readonly string[]): string[] {
  const folderOf = (file: string) => /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1];
  return [...new Set(files.flatMap((file) => folderOf(file) ?? []))].sort();
}

const licenceFile = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

/** Packages of one repository share its licence file, which npm does not pack for all of them. */
const sharedText: Readonly<Record<string, string>> = {
  '@docusaurus': 'Copyright (c) Facebook, Inc. and its affiliates.',
};

const section = (title: string, text: string) => `${'='.repeat(78)}\n${title}\n${'='.repeat(78)}\n\n${text}\n`;

/**
 * The licence of an installed package: its file, or without one what the manifest says.
 *
 * @param folder of the package, with its package.json
 * @throws when the package has neither a licence file nor a licence in its manifest
 */
export function licenceOf(folder: string): string {
  const manifest = path.join(folder, 'package.json');
  const {name, version, license, author} = JSON.parse(readFileSync(manifest, 'utf8'));
  const [file] = readdirSync(folder)
    .filter((each) => licenceFile.test(each))
    .sort();
  if (!license && !file) {
    throw new Error(`${manifest}: ${name} ships to readers without a licence. Ask its authors, or do without it.`);
  }
  const holder = sharedText[name.split('/')[0]] ?? (typeof author === 'string' ? author : author?.name) ?? '';
  const text = file ? readFileSync(path.join(folder, file), 'utf8') : `Licence: ${license}. ${holder}`;
  return section(`${name} ${version} (${license ?? 'see below'})`, text.trim());
}

/**
 * Licences of files that are copied, not bundled: fonts.
 *
 * @param locales folders of the other languages, which hold the same again
 */
export function copiedLicences(outDir: string, locales: readonly string[]): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:^|[\\/])LICENSE-[^\\/]+\.txt$/.test(file) && !locales.includes(file.split(path.sep)[0]!))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.txt').replace('LICENSE-', '');
      return section(name, readFileSync(path.join(outDir, file), 'utf8').trim());
    });
}

/**
 * Publishes `/NOTICE.txt`: the licence of every package whose code travels to readers, as the
 * bundler saw them, and of the fonts. Stylesheets of `node_modules` count as code.
 */
export default function notice({i18n}: LoadContext): Plugin {
  const modules = new ModuleObserver();
  return {
    name: 'notice',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [modules as never]}),
    async postBuild({outDir}) {
      // All languages ship the same code.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
        const sections = [...shippedPackages(modules.files).map(licenceOf), ...copiedLicences(outDir, others)];
        writeFileSync(
          path.join(outDir, 'NOTICE.txt'),
          `This site contains the following works of others.\n\n${sections.join('\n')}`,
        );
      }
    },
  };
}
