import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {breakable} from '../../Code';
import DataTable from '../../DataTable';
import JumpList from '../../JumpList';
import Rich, {type RichText} from '../../Rich';
import YesNo from '../../YesNo';

export interface ViewCard {
  readonly name: string;
  readonly anchor: string;
  readonly meaning: RichText;
  readonly columns: readonly {
    readonly anchor: string;
    readonly name: string;
    readonly type: string;
    readonly nullable: boolean;
    readonly meaning: RichText;
    /** Table columns that the value comes from. */
    readonly source: RichText;
  }[];
}

export interface ViewReferenceData {
  readonly cards: readonly ViewCard[];
  /** Show a jump list of the views first. */
  readonly index: boolean;
}

function toRow(column: ViewCard['columns'][number]) {
  return {
    id: column.anchor,
    cells: [
      <code key="name">{column.name}</code>,
      <code key="type">{column.type}</code>,
      <YesNo key="nullable" value={column.nullable} />,
      <Rich key="meaning" value={column.meaning} />,
      <Rich key="source" value={column.source} />,
    ],
  };
}

function Card({card}: {readonly card: ViewCard}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.viewReference.column', message: 'Kolumn'})},
    {label: translate({id: 'yt.viewReference.type', message: 'Typ'}), nowrap: true},
    {label: translate({id: 'yt.viewReference.nullable', message: 'Tom'})},
    {label: translate({id: 'yt.viewReference.meaning', message: 'Beskrivning'})},
    {label: translate({id: 'yt.viewReference.source', message: 'Kommer från'})},
  ];
  return (
    <section>
      <Heading as="h3" id={card.anchor}>
        {breakable(card.name)}
      </Heading>
      <p>
        <Rich value={card.meaning} />
      </p>
      <DataTable
        name={translate({id: 'yt.viewReference.name', message: 'Kolumner i {view}'}, {view: card.name})}
        columns={columns}
        groups={[{rows: card.columns.map(toRow)}]}
      />
    </section>
  );
}

/** Views of the customer database with every column; `data` is put in at build time. */
export default function ViewReference({data}: {readonly data: ViewReferenceData}): ReactNode {
  const items = data.cards.map(({anchor, name, meaning}) => ({anchor, name, summary: <Rich value={meaning} />}));
  return (
    <>
      {data.index && <JumpList label={translate({id: 'yt.viewReference.index', message: 'Vyer'})} items={items} />}
      {data.cards.map((card) => (
        <Card key={card.name} card={card} />
      ))}
    </>
  );
}
