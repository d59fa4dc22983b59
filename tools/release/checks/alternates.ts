import {decide} from '../../../deploy/routing/decide';
import type {BuiltSite} from '../../lib/builtSite';
import type {Check} from '../check';

const fix = 'Build with the SITE_URL of the site; see plugins/site/index.ts and config/locales.ts.';

/** What is wrong with an absolute address that must answer 200 on this site. */
function fault({routing}: BuiltSite, siteUrl: string, href: string | undefined): string | undefined {
  if (href === undefined) {
    return 'is missing';
  }
  if (!href.startsWith(`${siteUrl}/`)) {
    return `is not on ${siteUrl}`;
  }
  const {pathname, search} = new URL(href);
  const {status} = decide(routing, pathname + search);
  return status === 200 ? undefined : `answers ${status}`;
}

/** Canonical and `hreflang` addresses of every page answer without a redirect. */
export const alternates: Check = (site, {siteUrl}) =>
  site.pages
    .filter(({file}) => !file.endsWith('404.html'))
    .flatMap((page) => {
      const named = [
        ['canonical', page.canonical],
        ...['sv-SE', 'en-GB', 'x-default'].map((language) => [
          `hreflang ${language}`,
          page.links('alternate', language)[0],
        ]),
      ] as const;
      return named.flatMap(([name, href]) => {
        const what = fault(site, siteUrl, href);
        return what ? [{file: page.file, message: `${name} ${href ?? ''} ${what}.`, fix}] : [];
      });
    });
