import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import DataTable from '../../DataTable';

export interface EndpointListData {
  readonly rows: readonly {
    readonly href: string;
    readonly method: string;
    readonly path: string;
    /** Empty when the endpoint needs no access token. */
    readonly scope: string;
    readonly summary: string;
  }[];
}

/** All endpoints, each linked to its description; `data` is put in at build time. */
export default function EndpointList({data}: {readonly data: EndpointListData}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.endpointList.endpoint', message: 'Metod och sökväg'}), nowrap: true},
    {label: translate({id: 'yt.endpointList.summary', message: 'Gör'})},
    {label: translate({id: 'yt.endpointList.scope', message: 'Behörighet'}), nowrap: true},
  ];
  const rows = data.rows.map(({href, method, path, scope, summary}) => ({
    cells: [
      <Link key="path" to={href}>
        <code>{`${method} ${path}`}</code>
      </Link>,
      summary,
      scope ? (
        <code key="scope">{scope}</code>
      ) : (
        <span key="scope" className="yt-empty">
          –
        </span>
      ),
    ],
  }));
  return (
    <DataTable name={translate({id: 'yt.endpointList.name', message: 'Anrop'})} columns={columns} groups={[{rows}]} />
  );
}
