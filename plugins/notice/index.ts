import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readLicence, type ShippedLicence} from './licence';
import {shippedPackages, type StatsModule} from './packages';

/** The part of a bundler's compiler that is used here; webpack and Rspack have it alike. */
interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(name: string, callback: (stats: {toJson(options: object): {modules?: StatsModule[]}}) => void): void;
    };
  };
}

const everyModule = {all: false, modules: true, nestedModules: true, modulesSpace: Infinity, nestedModulesSpace: Infinity};

function section({name, version, licence, text}: ShippedLicence): string {
  return `${'='.repeat(78)}\n${name} ${version} (${licence})\n${'='.repeat(78)}\n\n${text}\n`;
}

/** Licences of files that are copied, not bundled: fonts. */
function copiedLicences(outDir: string): string[] {
  return readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:^|[\\/])LICENSE-[^\\/]+\.txt$/.test(file) && !/^en[\\/]/.test(file))
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
  let folders: string[] = [];
  const observer = {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('notice', (stats) => {
        folders = shippedPackages(stats.toJson(everyModule).modules ?? []);
      });
    },
  };
  return {
    name: 'notice',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [observer]}),
    async postBuild({outDir}) {
      // Both languages ship the same code.
      if (i18n.currentLocale === i18n.defaultLocale) {
        const sections = [...folders.map((folder) => section(readLicence(folder))), ...copiedLicences(outDir)];
        writeFileSync(path.join(outDir, 'NOTICE.txt'), `This site contains the following works of others.\n\n${sections.join('\n')}`);
      }
    },
  };
}
