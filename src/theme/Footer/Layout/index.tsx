import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Layout';

/**
 * Ejected from theme-classic 3.7.0 (theme/Footer/Layout).
 * Why: one line in the page's grid instead of a centred block.
 * Unnecessary from: no released version.
 */
export default function FooterLayout({links, logo, copyright}: Props): ReactNode {
  return (
    <footer className="footer">
      <div className="footer__in">
        {logo}
        {links}
        {copyright}
      </div>
    </footer>
  );
}
