import {decide} from '../../../deploy/routing/decide';
import type {BuiltSite} from '../site/builtSite';
import type {Page} from '../site/page';
import type {Problem} from '../problem';
import type {Check} from '../check';

const languages = ['sv-SE', 'en-GB', 'x-default'];

/** What is wrong with an absolute address that must answer 200 on this site. */
function fault(site: BuiltSite, siteUrl: string, href: string): string | undefined {
  if (!href.startsWith(`${siteUrl}/`)) {
    return `is not on ${siteUrl}`;
  }
  const {pathname, search} = new URL(href);
  const decision = decide(site.routing, pathname + search);
  return decision.status === 200 ? undefined : `answers ${decision.status}`;
}

function pageProblems(site: BuiltSite, siteUrl: string, page: Page): Problem[] {
  const {file} = page;
  const problems: Problem[] = [];
  const judge = (name: string, href: string | undefined) => {
    const what = href === undefined ? 'is missing' : fault(site, siteUrl, href);
    if (what) {
      problems.push({
        file,
        message: `${name} ${href ?? ''} ${what}.`,
        fix: 'Build with the SITE_URL of the site; see plugins/site-head and config/locales.ts.',
      });
    }
  };
  judge('canonical', page.canonical);
  languages.forEach((language) =>
    judge(`hreflang ${language}`, page.alternates.find(({hreflang}) => hreflang === language)?.href),
  );
  return problems;
}

/** Canonical and `hreflang` addresses of every page answer without a redirect. */
export const alternates: Check = (site, {siteUrl}) =>
  site.pages.filter(({file}) => !file.endsWith('404.html')).flatMap((page) => pageProblems(site, siteUrl, page));
