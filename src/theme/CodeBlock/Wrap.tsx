import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  /** Name of the sample, for readers who do not see which one the switch belongs to. */
  readonly name: string;
  /** Language of the name, when it is not the page's. */
  readonly lang?: string;
  /** The sample as it is read. */
  readonly text: string;
}

/** Columns that a sample in a step has room for beside the menu; a phone breaks lines anyway. */
const wide = 66;

/** Breaks the long lines of the sample it stands above, if there are any. Done by the stylesheet (src/css/code.css). */
export default function Wrap({name, lang, text}: Props): ReactNode {
  const longest = Math.max(...text.split('\n').map(({length}) => length));
  return (
    longest > wide && (
      <label className="yt-wrap">
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
