import type {ReactNode} from 'react';
import Sign from '@site/src/components/Sign';

/** Replaces the icon of theme-classic 3.7.0 (theme/Admonition/Icon/Warning) by our drawing. */
export default function AdmonitionIconWarning(): ReactNode {
  return <Sign name="warning" />;
}
