import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {mark} from '../engine/excerpt';
import type {Card, Hit, SearchResult} from '../engine/types';
import type {Target} from './follow';

/** Something a reader can choose. */
export interface Option extends Target {
  readonly className: string;
  readonly content: ReactNode;
}

/** Longer names are set smaller, in characters. */
const longName = 14;

/** A text in which code stands between backticks, and what was typed between marks. */
function Text({text}: {readonly text: string}): ReactNode {
  const marked = (part: string) =>
    part.split(mark).map((words, index) => (index % 2 === 1 ? <mark key={index}>{words}</mark> : words));
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{marked(part)}</code> : marked(part)));
}

function CardContent({card: {name, label, title, text, parts = []}}: {readonly card: Card}): ReactNode {
  return (
    <>
      <span className={clsx('search-card__name', name.length > longName && 'search-card__name--long')}>
        {name.split(/(?<=\.)/).map((part, index) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
        <small>{label}</small>
      </span>
      <span className="search-card__main">
        <b>{title}</b>
        <span className="search-card__text">
          <Text text={text || parts.map(([part]) => `\`${part}\``).join(', ')} />
        </span>
        <span className="search-card__open">
          <Translate id="search.openCard" values={{name}}>
            {'Öppna {name}'}
          </Translate>
        </span>
      </span>
    </>
  );
}

function HitContent({hit: {page, heading, section, excerpt, url, lacks}}: {readonly hit: Hit}): ReactNode {
  return (
    <>
      <small>
        {section.label}
        {url.includes('#') && page !== section.label && `\u00a0› ${page}`}
      </small>
      <b>
        <Text text={heading} />
      </b>
      <span>
        <Text text={excerpt} />
      </span>
      {lacks.length > 0 && (
        <span>{translate({id: 'search.lacks', message: 'Saknas: {words}'}, {words: lacks.join(', ')})}</span>
      )}
    </>
  );
}

/** What there is to choose of a result, each once: cards, each with its ways on, then hits in order of rank. */
export function optionsOf({cards, named, hits}: SearchResult): Option[] {
  const ofCard = (card: Card): Option[] => [
    {className: 'search-card', url: card.url, content: <CardContent card={card} />},
    ...(card.more ?? []).map(([label, url]) => ({className: 'search-card-more', url, content: label})),
  ];
  const options = [
    ...cards.flatMap(ofCard).map((option) => ({...option, terms: [named]})),
    ...hits.map((hit) => ({
      className: 'search-hit',
      url: hit.url,
      terms: hit.terms,
      content: <HitContent hit={hit} />,
    })),
  ];
  return options.filter(({url}, at) => options.findIndex((other) => other.url === url) === at);
}
