import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';

/**
 * Ejected from theme-classic 3.7.0 (theme/Admonition/Layout).
 * Why: the box is told by sign and heading (src/css/admonition.css), and is a note to screen readers.
 * Unnecessary from: no released version.
 */
export default function AdmonitionLayout({type, icon, title, children, className}: Props): ReactNode {
  return (
    <div
      role="note"
      className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type), className)}>
      {icon}
      {title && <div className="yt-admonition__heading">{title}</div>}
      {children && <div>{children}</div>}
    </div>
  );
}
