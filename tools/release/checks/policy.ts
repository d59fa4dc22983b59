import {createHash} from 'node:crypto';
import type {InlineCode} from '../../../deploy/headers/policy';
import {attribute} from '../../../packages/common';
import type {Page} from '../../../packages/html-page';
import type {BuiltSite} from '../../lib/builtSite';
import type {Expected, Finding, Rule} from '../rule';

/** Digest of inline code as a Content-Security-Policy writes it, without the quotes: `sha256-…`. */
export function cspHash(code: string): string {
  return `sha256-${createHash('sha256').update(code, 'utf8').digest('base64')}`;
}

/** The hashes of everything inline in a build, each once, sorted. */
export function inlineCode({pages}: Pick<BuiltSite, 'pages'>): InlineCode {
  const hashes = (codesOf: (page: Page) => readonly string[]) =>
    [...new Set(pages.flatMap(codesOf).map(cspHash))].sort();
  return {
    scripts: hashes((page) => page.scripts),
    styles: hashes((page) => page.styles),
    styleAttributes: hashes((page) => page.all('[style]').map((element) => attribute(element, 'style')!)),
  };
}

const beginning = (code: string) => JSON.stringify(code.slice(0, 60));

/** What the policy forbids whatever its hash: elements that it has no source for, `onclick="…"`, `javascript:`. */
function forbiddenIn(page: Page): string[] {
  const elements = page.all('base, iframe, embed, object').map(({tagName}) => `<${tagName}>`);
  const attributes = page
    .all('*')
    .flatMap(({attrs}) => attrs)
    .filter(({name, value}) => /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value))
    .map(({name, value}) => `${name}="${value.slice(0, 40)}"`);
  return [...new Set([...elements, ...attributes])];
}

/** Each unknown script once, where it comes first. */
function unknownScripts({pages}: BuiltSite, {knownScripts}: Expected): Finding[] {
  const scripts = new Map(pages.flatMap((page) => page.scripts.map((code) => [code, page.file] as const)).reverse());
  return [...scripts]
    .filter(([code]) => !knownScripts.has(cspHash(code)))
    .map(([code, file]) => [
      file,
      `unknown inline script, ${code.length} characters, beginning ${beginning(code)}.`,
      `If it is the framework's or ours, add "${cspHash(code)}" to deploy/headers/known-scripts.json and say what it is.`,
    ]);
}

/** Styles that are no stylesheet of the build, byte for byte. */
function foreignStyles(site: BuiltSite): Finding[] {
  const stylesheets = new Set(site.filesOf('css').map((file) => site.text(file)));
  return site.pages.flatMap(({file, styles}) =>
    styles
      .filter((style) => !stylesheets.has(style))
      .map((style) => [file, `a <style> that is no stylesheet of the build, beginning ${beginning(style)}.`] as const),
  );
}

/** What stands in the pages themselves is what the security policy is made for. */
export const policyRules: readonly Rule[] = [
  {fix: '', find: unknownScripts},
  {
    fix: 'Move it into a stylesheet; packages/lean-delivery/stylesheets writes those into the pages.',
    find: foreignStyles,
  },
  {
    fix: 'Move it into a stylesheet or a client module.',
    find: ({pages}) =>
      pages.flatMap((page) =>
        forbiddenIn(page).map((what) => [page.file, `${what} is refused by the security policy.`] as const),
      ),
  },
];
