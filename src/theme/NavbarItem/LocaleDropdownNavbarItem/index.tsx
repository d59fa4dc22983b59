import type {ReactNode} from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {LanguageIcon} from './LanguageIcon';
import {useLanguages} from './useLanguages';

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
