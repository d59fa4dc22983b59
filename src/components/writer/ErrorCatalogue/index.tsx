import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Rich, {type RichText} from '../../Rich';
import Sign from '../../Sign';
import '@site/src/css/error-card.css';

export interface ErrorCard {
  readonly code: string;
  readonly anchor: string;
  /** The text the program shows, with … for values only it knows. */
  readonly text: string;
  /** When the program shows it. */
  readonly when: RichText;
  readonly cause: RichText;
  readonly remedy: RichText;
  /** What a cell shows in Swedish and English Excel. */
  readonly cell?: {readonly sv: string; readonly en: string};
  /** Error numbers of SQL Server that lie behind the code. */
  readonly sqlErrors?: readonly number[];
  /** Numbers that Microsoft shows as AADSTS…. */
  readonly aadsts?: readonly number[];
  /** Sections that help. */
  readonly related: RichText;
}

export interface ErrorCatalogueData {
  readonly cards: readonly ErrorCard[];
}

/** What the cell shows, in the page's language first, because Excel's language follows the reader. */
function CellValue({cell}: {readonly cell: NonNullable<ErrorCard['cell']>}): ReactNode {
  const {i18n} = useDocusaurusContext();
  const [own, other] = i18n.currentLocale === 'sv' ? [cell.sv, cell.en] : [cell.en, cell.sv];
  if (own === other) {
    return <code>{own}</code>;
  }
  return (
    <>
      <code>{own}</code>
      {' ('}
      <Translate id="yt.errorCatalogue.otherExcel" description="Before the cell value in the other language's Excel">
        i engelsk Excel
      </Translate>{' '}
      <code>{other}</code>)
    </>
  );
}

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
        <dt>
          <Translate id="yt.errorCatalogue.when">Visas</Translate>
        </dt>
        <dd>
          <Rich value={card.when} />
        </dd>
        <dt>
          <Translate id="yt.errorCatalogue.cause">Orsak</Translate>
        </dt>
        <dd>
          <Rich value={card.cause} />
        </dd>
        <dt>
          <Translate id="yt.errorCatalogue.remedy">Gör så här</Translate>
        </dt>
        <dd>
          <Rich value={card.remedy} />
        </dd>
        {card.cell && (
          <>
            <dt>
              <Translate id="yt.errorCatalogue.cell">Cellen visar</Translate>
            </dt>
            <dd>
              <CellValue cell={card.cell} />
            </dd>
          </>
        )}
        {card.sqlErrors && (
          <>
            <dt>
              <Translate id="yt.errorCatalogue.sql">Fel i SQL Server</Translate>
            </dt>
            <dd>{card.sqlErrors.map((number) => String(number).replace('-', '−')).join(', ')}</dd>
          </>
        )}
        {card.aadsts && (
          <>
            <dt>
              <Translate id="yt.errorCatalogue.aadsts">Fel i Entra</Translate>
            </dt>
            <dd>{card.aadsts.map((number) => `AADSTS${number}`).join(', ')}</dd>
          </>
        )}
        {card.related.length > 0 && (
          <>
            <dt>
              <Translate id="yt.errorCatalogue.related">Läs mer</Translate>
            </dt>
            <dd>
              <Rich value={card.related} />
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** A card per error code of a family; `data` is put in at build time from `family`. */
export default function ErrorCatalogue({data}: {readonly data: ErrorCatalogueData}): ReactNode {
  return data.cards.map((card) => <Card key={card.code} card={card} />);
}
