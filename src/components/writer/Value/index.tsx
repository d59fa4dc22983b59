import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {breakable} from '../../Code';

export interface ValueData {
  readonly text: string;
  /** Where the value leads, when it is an address that can be opened. */
  readonly href?: string;
  /** Something to type, set in the code font. */
  readonly code?: boolean;
}

/** A fact of the product inside a sentence; `data` is put in at build time from `of`. */
export default function Value({data}: {readonly data: ValueData}): ReactNode {
  if (data.href !== undefined) {
    return <Link to={data.href}>{breakable(data.text, /(?<=:\/\/)/)}</Link>;
  }
  return data.code ? <code>{data.text}</code> : data.text;
}
