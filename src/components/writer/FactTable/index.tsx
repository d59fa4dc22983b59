import type {ReactNode} from 'react';
import DataTable, {type DataColumn} from '../../DataTable';
import Rich, {type RichText} from '../../Rich';

export interface FactTableData {
  readonly name: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly RichText[])[];
}

/** A table of product facts; `data` is put in at build time from `of` and `ids`. */
export default function FactTable({data}: {readonly data: FactTableData}): ReactNode {
  const rows = data.rows.map((cells) => ({cells: cells.map((cell, index) => <Rich key={index} value={cell} />)}));
  return <DataTable name={data.name} columns={data.columns} groups={[{rows}]} />;
}
