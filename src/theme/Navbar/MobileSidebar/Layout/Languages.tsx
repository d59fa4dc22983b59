import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLanguages} from '@site/src/theme/NavbarItem/LocaleDropdownNavbarItem/useLanguages';

/** The foot of the menu: this page in each language, as the tabs under a workbook (src/css/edition.css). */
export default function Languages(): ReactNode {
  const title = translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'});
  return (
    <div className="yt-edition__tabs" role="group" aria-label={title}>
      {useLanguages().map(({label, lang, href, isCurrent}) => (
        <a key={lang} lang={lang} href={href} aria-current={isCurrent || undefined}>
          {label}
        </a>
      ))}
    </div>
  );
}
