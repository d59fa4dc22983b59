import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Footer/Links/Simple';

/**
 * Ejected from theme-classic 3.7.0 (theme/Footer/Links/Simple).
 * Why: a list for screen readers, without dots between and signs after the links.
 * Unnecessary from: no released version.
 */
export default function FooterLinksSimple({links}: Props): ReactNode {
  return (
    <ul className="footer__links">
      {links.map(({label, href, to}, index) => (
        <li key={index}>
          <Link className="footer__link-item" to={href ?? to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
