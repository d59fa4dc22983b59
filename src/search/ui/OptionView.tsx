import {Fragment, forwardRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {isPlainPress} from '@site/src/press/isPlainPress';
import type {Answer, Hit} from '../types';
import AnswerText from './AnswerText';
import type {Option} from './arrange';
import Segments from './Segments';

/** Longer names are set smaller, in characters. */
const longName = 14;

/** A name that may be broken after its dots: `fin.Voucher.VoucherDate`. */
function BreakableName({name}: {readonly name: string}): ReactNode {
  return (name.match(/[^.]+\.?/g) ?? [name]).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function AnswerContent({answer: {name, label, title, text}}: {readonly answer: Answer}): ReactNode {
  return (
    <>
      <span className={clsx('yt-answer__code', name.length > longName && 'yt-answer__code--long')}>
        <BreakableName name={name} />
        <small>{label}</small>
      </span>
      <span className="yt-answer__main">
        <b>{title}</b>
        {text && (
          <span className="yt-answer__text">
            <AnswerText text={text} />
          </span>
        )}
        <span className="yt-answer__open">
          <Translate id="yt.search.openAnswer" values={{name}}>
            {'Öppna {name}'}
          </Translate>
        </span>
      </span>
    </>
  );
}

function HitContent({hit: {page, heading, section, excerpt, url}}: {readonly hit: Hit}): ReactNode {
  return (
    <>
      <small>
        {section.label}
        {url.includes('#') && ` › ${page}`}
      </small>
      <b>
        <Segments of={heading} />
      </b>
      {excerpt.length > 0 && (
        <span>
          <Segments of={excerpt} />
        </span>
      )}
    </>
  );
}

/** What there is to read of an option. */
export function OptionContent({content}: Pick<Option, 'content'>): ReactNode {
  switch (content.type) {
    case 'answer':
      return <AnswerContent answer={content.answer} />;
    case 'more':
      return content.label;
    case 'hit':
      return <HitContent hit={content.hit} />;
  }
}

/** Class of an option after what it is. */
export const optionClasses = {answer: 'yt-answer', more: 'yt-answer-more', hit: 'yt-hit'};

interface Props {
  readonly id: string;
  readonly option: Option;
  readonly active: boolean;
  /** Language of the option, when it is not the page's. */
  readonly lang: string | undefined;
  readonly onFollow: (option: Option) => void;
  readonly onPoint: () => void;
}

/** One thing to choose. A link, so that it can be opened in another tab; the field keeps the focus. */
export default forwardRef<HTMLAnchorElement, Props>(function OptionView({id, option, active, lang, onFollow, onPoint}, ref) {
  const {url, content} = option;
  return (
    <a
      ref={ref}
      id={id}
      role="option"
      aria-selected={active}
      lang={lang}
      className={active ? `${optionClasses[content.type]} on` : optionClasses[content.type]}
      href={url}
      data-url={url}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={(event) => {
        if (isPlainPress(event)) {
          event.preventDefault();
          onFollow(option);
        }
      }}>
      <OptionContent content={content} />
    </a>
  );
});
