import type {ReactNode} from 'react';
import Sign from '@site/src/components/Sign';
import type {Props} from '@theme/Icon/DarkMode';

/** Replaces the icon of theme-classic 3.7.0 (theme/Icon/DarkMode) by our drawing. */
export default function IconDarkMode({className}: Props): ReactNode {
  return <Sign name="moon" className={className} />;
}
