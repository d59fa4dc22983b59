import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Whether a column may be empty. */
export function Nullable({value}: {readonly value: boolean}): ReactNode {
  return value
    ? <Translate id="yt.nullable.yes">Ja</Translate>
    : <Translate id="yt.nullable.no">Nej</Translate>;
}
