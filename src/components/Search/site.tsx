import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import errands from '@generated/product/default/errands.json';
import type {SearchSite} from '@site/packages/local-search/client';
import Sign from '@site/src/components/Sign';
import {mailto, useSite} from '@site/src/lib/siteFields';
import {recentPages} from './recentPages';
import {useLanguages} from '@site/src/theme/NavbarItem/LocaleDropdownNavbarItem/useLanguages';

function Help({query}: {readonly query: string}): ReactNode {
  const {supportMail} = useSite();
  const subject = translate(
    {id: 'yt.search.askSubject', message: 'Jag hittade inte: {query}'},
    {query: query.slice(0, 100)},
  );
  return (
    <a href={mailto(supportMail, subject, '')}>
      {translate({id: 'yt.search.ask', message: 'Fråga supporten: {address}'}, {address: supportMail})}
    </a>
  );
}

/** What this site says in the search, and how it looks there. */
export const searchSite: SearchSite = {
  name: translate({id: 'yt.search.name', message: 'Sök i handboken'}),
  hint: translate({
    id: 'yt.search.hint',
    message:
      'Sök med ett ord, ett ärende, en felkod eller namnet på en tabell, en kolumn, en funktion eller en nyckel.',
  }),
  links: () => [
    ...errands,
    {
      to: '/report/faq/error-messages',
      label: translate({id: 'yt.search.byCode', message: 'Sök efter felkod: alla koder med orsak och åtgärd'}),
    },
  ],
  recentPages,
  nothing: translate({id: 'yt.search.nothing', message: 'Prova ett annat ord, en felkod eller namnet på en tabell.'}),
  failed: translate({
    id: 'yt.search.failed',
    message:
      'Sökningen kunde inte läsas in. Kontrollera nätet och försök igen. Hjälper det inte har handboken kommit i en ny utgåva: läs in sidan igen.',
  }),
  Help,
  useOtherLanguage: () => useLanguages('search').find(({isCurrent}) => !isCurrent),
  icon: <Sign name="search" />,
  classes: {button: 'yt-btn', submit: 'yt-btn yt-btn--primary', hidden: 'sr'},
};
