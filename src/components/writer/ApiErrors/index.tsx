import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DataTable from '../../DataTable';
import Rich, {type RichText} from '../../Rich';

export interface ApiErrorsData {
  readonly rows: readonly {
    readonly anchor: string;
    /** HTTP status. */
    readonly status: number;
    readonly code: string;
    readonly meaning: RichText;
  }[];
}

/** Error codes of the HTTP API, each with its anchor; `data` is put in at build time. */
export default function ApiErrors({data}: {readonly data: ApiErrorsData}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.apiErrors.code', message: 'Felkod'}), nowrap: true},
    {label: translate({id: 'yt.apiErrors.status', message: 'Status'})},
    {label: translate({id: 'yt.apiErrors.meaning', message: 'Betyder'})},
  ];
  const rows = data.rows.map(({anchor, status, code, meaning}) => ({
    id: anchor,
    cells: [<code key="code">{code}</code>, status, <Rich key="meaning" value={meaning} />],
  }));
  return (
    <DataTable
      name={translate({id: 'yt.apiErrors.name', message: 'Felkoder i HTTP-API'})}
      columns={columns}
      groups={[{rows}]}
    />
  );
}
