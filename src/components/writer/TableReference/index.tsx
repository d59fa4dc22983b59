import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Code, {breakable} from '../../Code';
import DataTable from '../../DataTable';
import Rich, {type RichText} from '../../Rich';
import YesNo from '../../YesNo';
import styles from './styles.module.css';

export interface TableColumnRow {
  readonly anchor: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** Key marks, the foreign key with a link to its table. */
  readonly keys: RichText;
  readonly meaning: RichText;
}

export interface TableCard {
  readonly name: string;
  readonly anchor: string;
  readonly kind: 'dimension' | 'fact' | 'header' | 'bridge' | 'system';
  readonly meaning: RichText;
  readonly columns: readonly TableColumnRow[];
  /** Columns of each unique key, with commas between. */
  readonly uniqueKeys: readonly string[];
  /** Tables with a foreign key to this one. */
  readonly referencedBy: RichText;
  /** How many they are. */
  readonly referrers: number;
}

export interface TableReferenceData {
  readonly cards: readonly TableCard[];
}

function kindName(kind: TableCard['kind']): string {
  switch (kind) {
    case 'dimension':
      return translate({id: 'yt.tableReference.dimension', message: 'Dimensionstabell'});
    case 'fact':
      return translate({id: 'yt.tableReference.fact', message: 'Faktatabell'});
    case 'header':
      return translate({id: 'yt.tableReference.header', message: 'Huvudtabell'});
    case 'bridge':
      return translate({id: 'yt.tableReference.bridge', message: 'Kopplingstabell'});
    case 'system':
      return translate({id: 'yt.tableReference.system', message: 'Systemtabell'});
  }
}

function Keys({keys}: {readonly keys: RichText}): ReactNode {
  return <span className="yt-fk">{keys.length > 0 ? <Rich value={keys} /> : <span className="yt-empty">–</span>}</span>;
}

function toRow(column: TableColumnRow) {
  return {
    id: column.anchor,
    cells: [
      <Code key="name">{column.name}</Code>,
      <code key="type">{column.type}</code>,
      <Keys key="keys" keys={column.keys} />,
      <YesNo key="nullable" value={column.nullable} />,
      <Rich key="meaning" value={column.meaning} />,
    ],
  };
}

/** What the key marks mean; only those that the table has. */
function Legend({card}: {readonly card: TableCard}): ReactNode {
  const has = (key: string) =>
    card.columns.some(
      ({keys}) =>
        typeof keys !== 'string' && keys.some((part) => typeof part !== 'string' && 'key' in part && part.key === key),
    );
  return (
    <>
      {has('PK') && (
        <span>
          <span className="yt-key yt-key--pk">PK</span>
          <Translate id="yt.tableReference.pk">primärnyckel</Translate>
        </span>
      )}
      {has('FK') && (
        <span>
          <span className="yt-key">FK</span>
          <Translate id="yt.tableReference.fk">främmande nyckel</Translate>
        </span>
      )}
      {card.uniqueKeys.length > 0 && (
        <span>
          <span className="yt-key">UQ</span>
          <Translate id="yt.tableReference.uq" values={{keys: card.uniqueKeys.join('; ')}}>
            {'unik: {keys}'}
          </Translate>
        </span>
      )}
    </>
  );
}

/** Tables that are named in the sentence; more of them would hide it. */
const fewReferrers = 4;

function Card({card}: {readonly card: TableCard}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.tableReference.column', message: 'Kolumn'})},
    {label: translate({id: 'yt.tableReference.type', message: 'Typ'}), nowrap: true},
    {label: translate({id: 'yt.tableReference.key', message: 'Nyckel'})},
    {label: translate({id: 'yt.tableReference.nullable', message: 'Tom'})},
    {label: translate({id: 'yt.tableReference.meaning', message: 'Beskrivning'})},
  ];
  return (
    <section className={styles.card}>
      <Heading as="h3" id={card.anchor}>
        {breakable(card.name)}
      </Heading>
      <p>
        {kindName(card.kind)}. <Rich value={card.meaning} />
        {card.referrers > 0 && card.referrers <= fewReferrers && (
          <>
            {' '}
            <Translate id="yt.tableReference.referencedBy">Används av</Translate> <Rich value={card.referencedBy} />.
          </>
        )}
      </p>
      {card.referrers > fewReferrers && (
        <details className={styles.referrers}>
          <summary>
            <Translate id="yt.tableReference.referrers" values={{count: card.referrers}}>
              {'Används av {count} tabeller'}
            </Translate>
          </summary>
          <Rich value={card.referencedBy} />
        </details>
      )}
      <DataTable
        name={translate({id: 'yt.tableReference.name', message: 'Kolumner i {table}'}, {table: card.name})}
        columns={columns}
        groups={[{rows: card.columns.map(toRow)}]}
        widths={styles.widths}
      />
      <p className="yt-tablecap">
        <span className={styles.keys}>
          <Legend card={card} />
        </span>
        <Translate id="yt.tableReference.count" values={{count: card.columns.length}}>
          {'{count} kolumner'}
        </Translate>
      </p>
    </section>
  );
}

/** Tables of the customer database with every column; `data` is put in at build time. */
export default function TableReference({data}: {readonly data: TableReferenceData}): ReactNode {
  return data.cards.map((card) => <Card key={card.name} card={card} />);
}
