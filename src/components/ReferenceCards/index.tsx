import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {breakable} from '../Code';
import DataTable, {type TableData} from '../DataTable';
import Rich, {type RichText} from '../Rich';
import type {HighlightedRequest} from '../../lib/requests';
import RequestTabs from '../RequestTabs';
import Sample from '../Sample';
import styles from './styles.module.css';

interface Fact {
  readonly label: string;
  readonly value: RichText;
}

type Block =
  | {readonly text: RichText}
  /** Folded behind its summary. */
  | {readonly summary: string; readonly folded: RichText}
  /** Each with its label on the left. */
  | {readonly facts: readonly Fact[]}
  | {readonly table: TableData}
  /** The line below a table: what is to be said of it as a whole, and how much it shows. */
  | {readonly caption: RichText; readonly count: string}
  | {readonly request: readonly HighlightedRequest[]}
  /** Code as HTML, highlighted at build time by src/lib/highlight. */
  | {readonly sample: string; readonly language: string; readonly title: string};

/** What there is to say about one thing that has a name: a table, a function, an endpoint. */
export interface ReferenceCard {
  readonly anchor: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface ReferenceData {
  /** What the marks in the cards mean. */
  readonly legend?: readonly RichText[];
  readonly cards: readonly ReferenceCard[];
  /** A list before the cards that leads to each: what its names are, and a word about each. */
  readonly index?: {
    readonly label: string;
    readonly items: readonly {readonly anchor: string; readonly name: string; readonly summary: RichText}[];
  };
}

function Part({block}: {readonly block: Block}): ReactNode {
  if ('text' in block) {
    return (
      <p>
        <Rich data={block.text} />
      </p>
    );
  }
  if ('folded' in block) {
    return (
      <details>
        <summary>{block.summary}</summary>
        <Rich data={block.folded} />
      </details>
    );
  }
  if ('facts' in block) {
    return (
      <dl className={styles.facts}>
        {block.facts.map(({label, value}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Rich data={value} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if ('caption' in block) {
    return (
      <p className="yt-tablecap">
        <span>
          <Rich data={block.caption} />
        </span>
        {block.count}
      </p>
    );
  }
  if ('request' in block) {
    return <RequestTabs data={block.request} />;
  }
  return 'table' in block ? (
    <DataTable data={block.table} />
  ) : (
    <Sample language={block.language} title={block.title} html={block.sample} />
  );
}

interface CardProps {
  readonly card: ReferenceCard;
  readonly className?: string;
  /** Instead of the card's own text. */
  readonly heading?: ReactNode;
  readonly headingClass?: string;
}

/** One card, under its heading. */
export function Card({card, className, heading, headingClass}: CardProps): ReactNode {
  return (
    <section className={className}>
      <Heading as="h3" id={card.anchor} className={headingClass}>
        {heading ?? breakable(card.heading)}
      </Heading>
      {card.blocks.map((block, index) => (
        <Part key={index} block={block} />
      ))}
    </section>
  );
}

interface Props {
  readonly data: ReferenceData;
  readonly className?: string;
}

/** Cards of the product's tables, views or functions; `data` is put in at build time. */
export default function ReferenceCards({data, className}: Props): ReactNode {
  return (
    <>
      {data.index && (
        <nav aria-label={data.index.label}>
          <ul className={styles.jump}>
            {data.index.items.map(({anchor, name, summary}) => (
              <li key={anchor}>
                <Link to={`#${anchor}`}>
                  <code>{name}</code>
                </Link>
                <span>
                  <Rich data={summary} />
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {data.legend && (
        <p className={styles.legend}>
          {data.legend.map((meaning, index) => (
            <span key={index}>
              <Rich data={meaning} />{' '}
            </span>
          ))}
        </p>
      )}
      {data.cards.map((card) => (
        <Card key={card.anchor} card={card} className={className} />
      ))}
    </>
  );
}
