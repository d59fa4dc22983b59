import type {ReactNode} from 'react';
import Sign from '@site/src/components/Sign';

/** Replaces the icon of theme-classic 3.7.0 (theme/Admonition/Icon/Info) by our drawing. */
export default function AdmonitionIconInfo(): ReactNode {
  return <Sign name="info" />;
}
