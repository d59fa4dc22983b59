import type {ReactNode} from 'react';

interface Props {
  readonly data: {readonly name: string};
  readonly children: ReactNode;
}

/** One programming language, or kind of connection, of a `LanguageTabs`; `data` is put in at build time from `name`. */
export default function Language({data, children}: Props): ReactNode {
  return <section data-language={data.name}>{children}</section>;
}
