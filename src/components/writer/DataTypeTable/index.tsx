import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {breakable} from '../../Code';
import DataTable from '../../DataTable';

export interface DataTypeTableData {
  readonly rows: readonly {
    readonly type: string;
    readonly range: string;
    /** Size in bytes, as text because some depend on the length. */
    readonly bytes: string;
    readonly csharp: string;
    readonly typescript: string;
    readonly json: string;
    readonly excel: string;
  }[];
}

/** Data types with range, size and their counterparts elsewhere; `data` is put in at build time. */
export default function DataTypeTable({data}: {readonly data: DataTypeTableData}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.dataTypeTable.type', message: 'Datatyp'}), nowrap: true},
    {label: translate({id: 'yt.dataTypeTable.range', message: 'Värden'})},
    {label: translate({id: 'yt.dataTypeTable.bytes', message: 'Byte'}), num: true},
    {label: 'C#'},
    {label: 'TypeScript'},
    {label: 'JSON'},
    {label: 'Excel'},
  ];
  const rows = data.rows.map((row) => ({
    cells: [
      <code key="type">{row.type}</code>,
      row.range,
      row.bytes,
      <code key="csharp">{row.csharp}</code>,
      <code key="typescript">{row.typescript}</code>,
      <code key="json">{row.json}</code>,
      breakable(row.excel),
    ],
  }));
  return (
    <DataTable
      name={translate({id: 'yt.dataTypeTable.name', message: 'Datatyper'})}
      columns={columns}
      groups={[{rows}]}
      dense
    />
  );
}
