import {Fragment, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Rich, {type RichText} from '../../Rich';
import Sign from '../../Sign';
import '@site/src/css/error-card.css';

export interface ErrorCard {
  readonly code: string;
  readonly anchor: string;
  /** The text the program shows, with … for values only it knows. */
  readonly text: string;
  /** When the program shows it, if not as the others of the family. */
  readonly when?: RichText;
  readonly cause: RichText;
  readonly remedy: RichText;
  /** What a cell of Excel shows. */
  readonly cell?: RichText;
  /** Error numbers of SQL Server that lie behind the code. */
  readonly sql?: RichText;
  /** Numbers that Microsoft shows. */
  readonly aadsts?: RichText;
  readonly related?: RichText;
}

export interface ErrorCatalogueData {
  /** When the program shows those whose cards do not say. */
  readonly when?: RichText;
  readonly cards: readonly ErrorCard[];
}

/** What a card says, in the order of the need for it. */
const facts = ({when, cause, remedy, cell, sql, aadsts, related}: ErrorCard): [string, RichText | undefined][] => [
  [translate({id: 'yt.errorCatalogue.when', message: 'Visas'}), when],
  [translate({id: 'yt.errorCatalogue.cause', message: 'Orsak'}), cause],
  [translate({id: 'yt.errorCatalogue.remedy', message: 'Gör så här'}), remedy],
  [translate({id: 'yt.errorCatalogue.cell', message: 'Cellen visar'}), cell],
  [translate({id: 'yt.errorCatalogue.sql', message: 'Fel i SQL Server'}), sql],
  [translate({id: 'yt.errorCatalogue.aadsts', message: 'Fel i Entra'}), aadsts],
  [translate({id: 'yt.errorCatalogue.related', message: 'Läs mer'}), related],
];

function Card({card}: {readonly card: ErrorCard}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(card.anchor);
  const linkTitle = translate({id: 'yt.errorCatalogue.link', message: 'Direktlänk till {code}'}, {code: card.code});
  return (
    <div className="yt-error">
      <div className="yt-error__head">
        <span className="yt-error__code" aria-hidden="true">
          {card.code}
        </span>
        {/* The contents list looks for headings of this class; the link to it stands beside it. */}
        <h3 className="anchor" id={card.anchor}>
          <span className="sr">{card.code}: </span>
          {card.text}
        </h3>
        <Link className="clean-btn" to={`#${card.anchor}`} aria-label={linkTitle} title={linkTitle}>
          <Sign name="link" />
        </Link>
      </div>
      <dl>
        {facts(card).map(
          ([label, value]) =>
            value !== undefined && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  <Rich data={value} />
                </dd>
              </Fragment>
            ),
        )}
      </dl>
    </div>
  );
}

/** A card per error code of a family; `data` is put in at build time from `family`. */
export default function ErrorCatalogue({data}: {readonly data: ErrorCatalogueData}): ReactNode {
  const {cards, when} = data;
  return (
    <>
      {when !== undefined && (
        <p>
          {translate({id: 'yt.errorCatalogue.usually', message: 'Visas, om kortet inte säger annat:'})}{' '}
          <Rich data={when} />
        </p>
      )}
      {cards.map((card) => (
        <Card key={card.code} card={card} />
      ))}
    </>
  );
}
