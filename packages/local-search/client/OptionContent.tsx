import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type {Card, Hit, Segment} from '../engine/types';
import type {Option} from './options';

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

/** A text in which code stands between backticks. */
function CardText({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** What a card says, or of what it consists. */
const sayingOf = ({text, parts = []}: Card) => text || parts.map(([part]) => `\`${part}\``).join(', ');

function CardContent({card}: {readonly card: Card}): ReactNode {
  const {name, label, title} = card;
  const text = sayingOf(card);
  return (
    <>
      <span className={clsx('search-card__name', name.length > longName && 'search-card__name--long')}>
        <BreakableName name={name} />
        <small>{label}</small>
      </span>
      <span className="search-card__main">
        <b>{title}</b>
        {text && (
          <span className="search-card__text">
            <CardText text={text} />
          </span>
        )}
        <span className="search-card__open">
          <Translate id="search.openCard" values={{name}}>
            {'Öppna {name}'}
          </Translate>
        </span>
      </span>
    </>
  );
}

function Piece({segment: {text, mark, code}}: {readonly segment: Segment}): ReactNode {
  const words = mark ? <mark>{text}</mark> : text;
  return code ? <code>{words}</code> : words;
}

/** A text with its words marked and its code in the code font. */
function Segments({of}: {readonly of: readonly Segment[]}): ReactNode {
  return of.map((segment, index) => <Piece key={index} segment={segment} />);
}

function HitContent({hit: {page, heading, section, excerpt, url}}: {readonly hit: Hit}): ReactNode {
  return (
    <>
      <small>
        {section.label}
        {url.includes('#') && page !== section.label && ` › ${page}`}
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
    case 'card':
      return <CardContent card={content.card} />;
    case 'more':
      return content.label;
    case 'hit':
      return <HitContent hit={content.hit} />;
  }
}

/** Class of an option after what it is. */
export const optionClasses = {card: 'search-card', more: 'search-card-more', hit: 'search-hit'};
