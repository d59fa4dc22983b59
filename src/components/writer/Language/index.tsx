import type {PropsWithChildren, ReactNode} from 'react';

/** One programming language, or kind of connection, of a `LanguageTabs`; `data` is put in at build time from `name`. */
export default function Language({
  data,
  children,
}: PropsWithChildren<{readonly data: {readonly name: string}}>): ReactNode {
  return <section data-language={data.name}>{children}</section>;
}
