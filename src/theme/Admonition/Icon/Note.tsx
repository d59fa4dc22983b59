import type {ReactNode} from 'react';
import Sign from '@site/src/components/Sign';

/** Replaces the icon of theme-classic 3.7.0 (theme/Admonition/Icon/Note) by our drawing. */
export default function AdmonitionIconNote(): ReactNode {
  return <Sign name="note" />;
}
