import type {ReactNode} from 'react';

export interface StateData {
  readonly name: string;
  /** It is a stored value, set in the code font. */
  readonly code?: boolean;
}

/** A state of something, by its name in the product; `data` is put in at build time from `of`. */
export default function State({data}: {readonly data: StateData}): ReactNode {
  return data.code ? <code>{data.name}</code> : <strong>{data.name}</strong>;
}
