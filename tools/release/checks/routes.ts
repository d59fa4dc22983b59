import {pageFile} from '../../../deploy/routing/pages';
import type {Check} from '../check';

function twin(file: string): string {
  return file.startsWith('en/') ? file.slice('en/'.length) : `en/${file}`;
}

/** Every published address has its page, and every page its twin in the other language. */
export const routes: Check = (site, {published}) => [
  ...published
    .filter((route) => !site.has(pageFile(route)))
    .map((route) => ({
      file: pageFile(route),
      message: `the published address ${route} has no page.`,
      fix: 'Bring the page back, or add a redirect to deploy/routing/moved.json; npm run check -- published --fix then lists the address as retired.',
    })),
  ...site.pages
    .filter(({file}) => !site.has(twin(file)))
    .map(({file}) => ({
      file,
      message: `the page has no twin ${twin(file)}.`,
      fix: 'Every page is published in both languages.',
    })),
  ...site.pages
    .filter(({file, lang}) => lang !== (file.startsWith('en/') ? 'en-GB' : 'sv-SE'))
    .map(({file, lang}) => ({
      file,
      message: `the page says lang="${lang}".`,
      fix: 'Pages below /en/ are en-GB, all others sv-SE: see config/locales.ts.',
    })),
];
