import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import {LanguageIcon} from './LanguageIcon';
import {localePath} from './localePath';

/**
 * Ejected from theme-classic 3.7.0 (theme/NavbarItem/LocaleDropdownNavbarItem).
 * Why: there the path is wrong at `/en`, and the target has no query and hash on a direct load.
 * Unnecessary from: 3.8 for query and hash (facebook/docusaurus#11263); the `/en` case is still open.
 */
export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString = '',
  ...props
}: Props): ReactNode {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale, defaultLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();

  const localeItems = locales.map((locale): LinkLikeNavbarItemProps => {
    const path = localePath({pathname, baseUrl, currentLocale, defaultLocale}, locale);
    const activeClass = mobile ? 'menu__link--active' : 'dropdown__link--active';
    return {
      label: localeConfigs[locale]!.label,
      lang: localeConfigs[locale]!.htmlLang,
      to: `pathname://${path}${search}${hash}${queryString}`,
      target: '_self',
      autoAddBaseUrl: false,
      className: locale === currentLocale ? activeClass : '',
    };
  });

  const label = mobile
    ? translate({id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages'})
    : localeConfigs[currentLocale]!.label;

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <LanguageIcon /> {label}
        </>
      }
      items={[...dropdownItemsBefore, ...localeItems, ...dropdownItemsAfter]}
    />
  );
}
