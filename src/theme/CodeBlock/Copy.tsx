import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Sign from '@site/src/components/Sign';

interface Props {
  /** Name of the sample, for readers who do not see which one the button belongs to. */
  readonly name: string;
  /** Language of the name, when it is not the page's. */
  readonly lang?: string;
}

/** Copies the sample it stands above. src/client/copy.ts does the work, on every page alike. */
export default function Copy({name, lang}: Props): ReactNode {
  return (
    <button type="button" className="clean-btn yt-copy">
      <Sign name="copy" />
      <Sign name="check" />
      <span aria-live="polite">
        <Translate id="theme.CodeBlock.copy">Copy</Translate>
      </span>
      <span className="sr">
        {': '}
        <span lang={lang}>{name}</span>
      </span>
    </button>
  );
}
