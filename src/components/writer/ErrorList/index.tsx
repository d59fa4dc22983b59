import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DataTable from '../../DataTable';
import Rich, {type RichText} from '../../Rich';

export interface ErrorListData {
  readonly rows: readonly {readonly code: RichText; readonly text: string; readonly remedy: RichText}[];
}

/** A few error codes with text and remedy; `data` is put in at build time from `codes`. */
export default function ErrorList({data}: {readonly data: ErrorListData}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.errorList.code', message: 'Felkod'}), nowrap: true},
    {label: translate({id: 'yt.errorList.text', message: 'Text'})},
    {label: translate({id: 'yt.errorList.remedy', message: 'Gör så här'})},
  ];
  const rows = data.rows.map(({code, text, remedy}) => ({
    cells: [<Rich key="code" value={code} />, text, <Rich key="remedy" value={remedy} />],
  }));
  return (
    <DataTable
      name={translate({id: 'yt.errorList.name', message: 'Felkoder och vad du gör'})}
      columns={columns}
      groups={[{rows}]}
    />
  );
}
