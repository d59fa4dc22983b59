import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import Wordmark from '@site/src/components/Wordmark';

/**
 * Ejected from theme-classic 3.7.0 (theme/Logo).
 * Why: there both modes' images are fetched and one is hidden; here one drawing takes the colours
 * of the page, with no request and no change after the first paint.
 * Unnecessary from: no released version.
 */
export default function Logo({imageClassName, titleClassName, ...props}: Props): ReactNode {
  const {logo, title} = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl(logo?.href || '/')} {...props}>
      <span className={imageClassName}>
        <Wordmark label={logo?.alt} />
      </span>
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}
