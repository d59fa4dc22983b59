import {handbooksAnchor} from '../src/lib/handbooks';
import {allSections} from '../src/lib/sections';
import {environment} from './environment';
import {localized} from './locales';
import {site} from './site';

/** What cannot wait, links that leave the handbook, and the copyright line. */
export function footer() {
  return {
    links: [
      {label: localized('footer urgent', {sv: 'Bråttom', en: 'Urgent'}), to: '/report/urgent'},
      {label: localized('footer portal', {sv: 'Logga in i portalen', en: 'Sign in to the portal'}), href: site.portal},
      {label: localized('footer website', {sv: 'Företagets webbplats', en: 'Company website'}), href: site.website},
      {label: localized('footer contact', {sv: 'Kontakta oss', en: 'Contact us'}), href: site.contact},
      ...(environment.handbooks
        ? [
            {
              label: localized('footer handbooks', {sv: 'Ladda ner handboken', en: 'Download the handbook'}),
              to: `${allSections[0].landing}#${handbooksAnchor}`,
            },
          ]
        : []),
      ...(environment.withoutInternal
        ? []
        : [{label: localized('footer staff', {sv: 'För personalen', en: 'For staff'}), to: '/internal'}]),
    ],
    copyright: `Copyright © ${site.copyrightYear} ${site.brand}`,
  };
}
