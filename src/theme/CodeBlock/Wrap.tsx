import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';

interface Props {
  /** Name of the sample, for readers who do not see which one the switch belongs to. */
  readonly name: string;
  /** Language of the name, when it is not the page's. */
  readonly lang?: string;
  /** The sample as it is read. */
  readonly text: string;
}

/** Columns that a phone has room for, and any other screen. */
const narrow = 36;
const wide = 80;

/** Breaks the long lines of the sample it stands above, if there are any. Done by the stylesheet (src/css/code.css). */
export default function Wrap({name, lang, text}: Props): ReactNode {
  const longest = Math.max(...text.split('\n').map(({length}) => length));
  return (
    longest > narrow && (
      <label className={clsx('yt-wrap', longest <= wide && 'yt-wrap--s')}>
        <input type="checkbox" />
        <Translate id="yt.code.wrap">Bryt rader</Translate>
        <span className="sr">
          {': '}
          <span lang={lang}>{name}</span>
        </span>
      </label>
    )
  );
}
