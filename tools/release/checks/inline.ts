import type {Page} from '../../../packages/html-page';
import type {Check} from '../check';
import {cspHash} from '../inlineCode';

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

/**
 * Inline scripts are those we know, inline styles are stylesheets of the build, byte for byte, and nothing
 * stands in a page that the security policy forbids.
 */
export const inline: Check = (site, {knownScripts}) => {
  const stylesheets = new Set(site.filesOf('css').map((file) => site.text(file)));
  const scripts = new Map(
    site.pages.flatMap(({file, scripts}) => scripts.map((script) => [script, file] as const)).reverse(),
  );
  return [
    ...[...scripts]
      .map(([script, file]) => ({script, file, hash: cspHash(script)}))
      .filter(({hash}) => !knownScripts.has(hash))
      .map(({script, file, hash}) => ({
        file,
        message: `unknown inline script, ${script.length} characters, beginning ${beginning(script)}.`,
        fix: `If it is the framework's or ours, add "${hash}" to deploy/headers/known-scripts.json and say what it is.`,
      })),
    ...site.pages.flatMap(({file, styles}) =>
      styles
        .filter((style) => !stylesheets.has(style))
        .map((style) => ({
          file,
          message: `a <style> that is no stylesheet of the build, beginning ${beginning(style)}.`,
          fix: 'Move it into a stylesheet; packages/lean-delivery/stylesheets.ts writes those into the pages.',
        })),
    ),
    ...site.pages.flatMap((page) =>
      forbiddenIn(page).map((what) => ({
        file: page.file,
        message: `${what} is refused by the security policy.`,
        fix: 'Move it into a stylesheet or a client module.',
      })),
    ),
  ];
};
