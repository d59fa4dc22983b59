import type {ReactNode} from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import Sign from '@site/src/components/Sign';
import {useLanguages} from './useLanguages';

/** The languages in the bar; the menu of a small window has them at its foot (theme/Navbar/MobileSidebar/Layout). */
export default function LocaleDropdownNavbarItem({mobile, ...props}: Props): ReactNode {
  const languages = useLanguages();
  if (mobile) {
    return null;
  }
  const items = languages.map(({label, lang, href, isCurrent}) => ({
    label,
    lang,
    to: `pathname://${href}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: isCurrent ? 'dropdown__link--active' : '',
  }));
  return (
    <DropdownNavbarItem
      {...props}
      label={
        <>
          <Sign name="languages" /> {languages.find(({isCurrent}) => isCurrent)!.label}
        </>
      }
      items={items}
    />
  );
}
