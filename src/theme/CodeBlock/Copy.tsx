import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import Translate from '@docusaurus/Translate';
import Sign from '@site/src/components/Sign';
import {copyText} from './copyText';

const shownFor = 2000;

interface Props {
  /** Name of the sample, for readers who do not see which one the button belongs to. */
  readonly name: string;
  /** Language of the name, when it is not the page's. */
  readonly lang?: string;
  readonly source: RefObject<HTMLElement>;
}

/** Copies the text of `source`. Its word changes for two seconds, and is read out. */
export default function Copy({name, lang, source}: Props): ReactNode {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    const timer = copied && window.setTimeout(() => setCopied(0), shownFor);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const onClick = async () => {
    if (source.current && (await copyText(source.current))) {
      setCopied(copied + 1);
    }
  };

  return (
    <button type="button" className="clean-btn" onClick={onClick}>
      <Sign name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">
        {copied ? (
          <Translate id="theme.CodeBlock.copied">Copied</Translate>
        ) : (
          <Translate id="theme.CodeBlock.copy">Copy</Translate>
        )}
      </span>
      <span className="sr">
        {': '}
        <span lang={lang}>{name}</span>
      </span>
    </button>
  );
}
