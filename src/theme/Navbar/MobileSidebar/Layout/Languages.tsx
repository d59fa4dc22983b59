import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLanguages} from '@site/src/theme/NavbarItem/LocaleDropdownNavbarItem/useLanguages';

/** The foot of the menu: this page in each language, as the tabs under a workbook (src/css/edition.css). */
export default function Languages(): ReactNode {
  const title = translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'});
  return (
    <div className="yt-edition" role="group" aria-label={title}>
      <div className="yt-edition__tabs">
        {useLanguages().map(({label, tag, href, isCurrent}) => (
          <a key={tag} lang={tag} href={href} aria-current={isCurrent || undefined}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
