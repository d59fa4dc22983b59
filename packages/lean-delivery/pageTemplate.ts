import {readFileSync} from 'node:fs';
import path from 'node:path';
import frameworkTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** The framework's lines for the scripts of a page. */
const scripts = /<% it\.scripts\.forEach\(.*?<% \}\); %>/s;
/** Before the stylesheet, which an inline script would otherwise wait for. */
const place = '<% it.stylesheets.forEach(';

/**
 * Template of a built page: the framework's own, with boot.js in the place of the page's scripts,
 * which it loads when the page is painted.
 *
 * @param template the framework's template
 * @throws when the template is not as it was, as after an upgrade
 */
export function pageTemplate(template: string = frameworkTemplate): string {
  if (!scripts.test(template) || !template.includes(place)) {
    throw new Error(
      'packages/lean-delivery/pageTemplate: the page template of @docusaurus/core (lib/ssg/ssgTemplate.html.js) has changed. See there how it writes scripts and stylesheets, and name it here.',
    );
  }
  const code = readFileSync(path.join(__dirname, 'boot.js'), 'utf8');
  const addresses = '<%= it.scripts.map((script) => it.baseUrl + script).join(" ") %>';
  return template
    .replace(scripts, '')
    .replace(place, () => `<script data-load="${addresses}">${code}</script>\n    ${place}`);
}
