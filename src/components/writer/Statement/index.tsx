import type {ReactNode} from 'react';
import Rich, {type RichText} from '../../Rich';

export interface StatementData {
  readonly text: RichText;
}

/** What several pages say, in the same words; `data` is put in at build time from `of`. */
export default function Statement({data}: {readonly data: StatementData}): ReactNode {
  return <Rich value={data.text} />;
}
