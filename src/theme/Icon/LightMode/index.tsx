import type {ReactNode} from 'react';
import Sign from '@site/src/components/Sign';
import type {Props} from '@theme/Icon/LightMode';

/** Replaces the icon of theme-classic 3.7.0 (theme/Icon/LightMode) by our drawing. */
export default function IconLightMode({className}: Props): ReactNode {
  return <Sign name="sun" className={className} />;
}
