import type {ReactNode} from 'react';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** One programming language of a `LanguageTabs`. */
export default function Language({name, children}: Props): ReactNode {
  return <section data-language={name}>{children}</section>;
}
