import type {ReactNode} from 'react';
import DataTable, {type TableData} from '../../DataTable';

/** Keys of the init file with default, allowed values and file; `data` is put in at build time. */
export default function SettingTable({data}: {readonly data: TableData & {readonly count: string}}): ReactNode {
  return (
    <>
      <DataTable data={data} />
      <p className="yt-tablecap">{data.count}</p>
    </>
  );
}
