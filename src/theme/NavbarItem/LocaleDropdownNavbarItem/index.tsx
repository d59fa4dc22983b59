import type {ReactNode} from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {useLanguages} from './useLanguages';

/** A globe, in the line style of the other signs. Decorative: the label stands beside it. */
function LanguageIcon(): ReactNode {
  return (
    <svg className="ico" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c2.2 2 3.3 4.5 3.3 7.5s-1.1 5.5-3.3 7.5c-2.2-2-3.3-4.5-3.3-7.5S7.8 4.5 10 2.5z" />
    </svg>
  );
}

/**
 * Ejected from theme-classic 3.7.0 (theme/NavbarItem/LocaleDropdownNavbarItem).
 * Why: there the path is wrong at `/en`, and the target has no query and hash on a direct load. The menu
 * of small screens has the languages at its foot (theme/Navbar/MobileSidebar/Layout), not among the sections.
 * Unnecessary from: 3.8 for query and hash (facebook/docusaurus#11263); the `/en` case is still open.
 */
export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString = '',
  ...props
}: Props): ReactNode {
  const languages = useLanguages();
  if (mobile) {
    return null;
  }
  const items = languages.map(({label, lang, href, isCurrent}) => ({
    label,
    lang,
    to: `pathname://${href}${queryString}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: isCurrent ? 'dropdown__link--active' : '',
  }));
  return (
    <DropdownNavbarItem
      {...props}
      label={
        <>
          <LanguageIcon /> {languages.find(({isCurrent}) => isCurrent)!.label}
        </>
      }
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
