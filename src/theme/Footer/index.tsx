import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig, type SimpleFooter} from '@docusaurus/theme-common';

/** One line in the page's grid; a list to screen readers. */
function Footer(): ReactNode {
  const {links, copyright} = useThemeConfig().footer as SimpleFooter;
  return (
    <footer className="footer">
      <div className="footer__in">
        <ul className="footer__links">
          {links.map(({label, href, to, ...attributes}, index) => (
            <li key={index}>
              <Link className="footer__link-item" to={href ?? to} {...attributes}>
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
