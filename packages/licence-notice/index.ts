import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ModuleObserver} from '../common';
import {readLicence, type ShippedLicence} from './licence';
import {shippedPackages} from './packages';

function section({name, version, licence, text}: ShippedLicence): string {
  return `${'='.repeat(78)}\n${name} ${version} (${licence})\n${'='.repeat(78)}\n\n${text}\n`;
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
      return `${'='.repeat(78)}\n${name}\n${'='.repeat(78)}\n\n${readFileSync(path.join(outDir, file), 'utf8').trim()}\n`;
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
        const sections = [
          ...shippedPackages(modules.files).map((folder) => section(readLicence(folder))),
          ...copiedLicences(outDir, others),
        ];
        writeFileSync(
          path.join(outDir, 'NOTICE.txt'),
          `This site contains the following works of others.\n\n${sections.join('\n')}`,
        );
      }
    },
  };
}
