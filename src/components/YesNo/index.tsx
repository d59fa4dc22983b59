import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Yes or no in the page's language. */
export default function YesNo({value}: {readonly value: boolean}): ReactNode {
  return value ? <Translate id="yt.yesNo.yes">Ja</Translate> : <Translate id="yt.yesNo.no">Nej</Translate>;
}
