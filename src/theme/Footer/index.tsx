import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig, type SimpleFooter} from '@docusaurus/theme-common';

/**
 * Ejected from theme-classic 3.7.0 (theme/Footer, with its layout, links and copyright).
 * Why: one line in the page's grid instead of a centred block; a list for screen readers, without dots between and signs
 * after the links.
 * Unnecessary from: no released version.
 */
function Footer(): ReactNode {
  const {links, copyright} = useThemeConfig().footer as SimpleFooter;
  return (
    <footer className="footer">
      <div className="footer__in">
        <ul className="footer__links">
          {links.map(({label, href, to}, index) => (
            <li key={index}>
              <Link className="footer__link-item" to={href ?? to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="footer__copyright">{copyright}</div>
      </div>
    </footer>
  );
}

export default memo(Footer);
