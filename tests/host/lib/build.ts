import {cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../../tools/lib/paths';
import {runBinary} from '../../../tools/lib/run';

/**
 * Folder of the build under test: the one HOST_BUILD names, else `build/`, made when it is not there by a program of
 * its own, because Vitest cannot load what builds.
 *
 * @throws when there is none, and none can be made
 */
export async function ensureBuild(): Promise<string> {
  const dir = process.env.HOST_BUILD || buildDir;
  const isMissing = !existsSync(path.join(dir, 'index.html'));
  if (isMissing && (dir !== buildDir || (await runBinary('tsx', 'tsx', ['tools/build/cli.ts'])) !== 0)) {
    throw new Error(`There is no build in ${dir}, so that no host can be tested.`);
  }
  return dir;
}

function editAll(dir: string, extension: string, edit: (text: string) => string): void {
  readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .forEach((file) => writeFileSync(path.join(dir, file), edit(readFileSync(path.join(dir, file), 'utf8'))));
}

function newHash(name: string, mark: string): string {
  return name.replace(/\.[0-9a-f]{8}\.js$/, `.${mark}.js`);
}

/**
 * A second build that differs from the first as a later release does: every page has another
 * text of the same length, and the scripts that webpack numbers have other names, as has the main script.
 *
 * @param mark eight hexadecimal digits, put into the new names and the pages
 * @param policy with it the pages carry a style attribute of their own, so that the security policy is another
 */
export function makeVariant(from: string, to: string, mark: string, policy = false): void {
  cpSync(from, to, {recursive: true, preserveTimestamps: true});
  const renamed = new Map<string, string>();
  for (const folder of ['assets/js', 'en/assets/js']) {
    readdirSync(path.join(to, folder))
      .filter((name) => /^(?:main|runtime.*|[0-9a-f]{8})\.[0-9a-f]{8}\.js$/.test(name))
      .forEach((name) => {
        renamed.set(name, newHash(name, mark));
        renameSync(path.join(to, folder, name), path.join(to, folder, newHash(name, mark)));
      });
  }
  // The runtime names chunks by their hash alone.
  const hashes = new Map([...renamed.keys()].map((name) => [/\.([0-9a-f]{8})\.js$/.exec(name)![1]!, mark]));
  const rename = (text: string) => text.replace(/\b[0-9a-f]{8}\b/g, (hash) => hashes.get(hash) ?? hash);
  // Only scripts with a new name may have new bytes.
  editAll(to, `.${mark}.js`, (text) => `${rename(text)}\n/*${mark}*/`);
  const style = policy ? `<i hidden style="--release:${mark}"></i>` : '';
  editAll(to, '.html', (text) => `${rename(text)}${style}<!-- ${mark} -->`);
  // What a reader's browser that keeps pages is told.
  editAll(to, 'sw.js', rename);
  editAll(to, 'offline.json', (text) => rename(text).replace(/"id":"\w{8}/, `"id":"${mark}`));
}

/** Which release a page is of, by the mark that the variants' file names carry. */
export function releaseMark(page: string): 'a' | 'b' | 'c' {
  if (page.includes('bbbbbbbb')) return 'b';
  return page.includes('cccccccc') ? 'c' : 'a';
}
