import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {breakable} from '../../Code';
import DataTable from '../../DataTable';
import Facts from '../../Facts';
import Rich, {type RichText} from '../../Rich';
import Sample from '../../Sample';
import YesNo from '../../YesNo';
import styles from './styles.module.css';

type Place = 'path' | 'query' | 'form' | 'body';

export interface EndpointCard {
  readonly anchor: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Absent when the endpoint needs no access token. */
  readonly scope?: {readonly id: string; readonly meaning: string};
  readonly params: readonly {
    readonly name: string;
    readonly in: Place;
    readonly type: string;
    readonly required: boolean;
    readonly meaning: RichText;
  }[];
  /** The smallest valid request, as it goes over the wire, highlighted. */
  readonly requestHtml: string;
  /** HTTP status of the good answer. */
  readonly status: number;
  /** Sample answer as JSON, highlighted; absent when the answer has no body. */
  readonly responseHtml?: string;
  /** What each field of the answer means. */
  readonly fields: readonly {readonly name: string; readonly meaning: RichText}[];
  readonly errors: RichText;
}

export type EndpointData = EndpointCard;

function placeName(place: Place): string {
  switch (place) {
    case 'path':
      return translate({id: 'yt.endpoint.inPath', message: 'sökväg'});
    case 'query':
      return translate({id: 'yt.endpoint.inQuery', message: 'frågesträng'});
    case 'form':
      return translate({id: 'yt.endpoint.inForm', message: 'formulär'});
    case 'body':
      return translate({id: 'yt.endpoint.inBody', message: 'JSON'});
  }
}

function Params({data}: {readonly data: EndpointCard}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.endpoint.param', message: 'Parameter'}), nowrap: true},
    {label: translate({id: 'yt.endpoint.in', message: 'Plats'})},
    {label: translate({id: 'yt.endpoint.type', message: 'Typ'})},
    {label: translate({id: 'yt.endpoint.required', message: 'Krävs'})},
    {label: translate({id: 'yt.endpoint.meaning', message: 'Betyder'})},
  ];
  const rows = data.params.map((param) => ({
    cells: [
      <code key="name">{param.name}</code>,
      placeName(param.in),
      <code key="type">{param.type}</code>,
      <YesNo key="required" value={param.required} />,
      <Rich key="meaning" value={param.meaning} />,
    ],
  }));
  const name = translate(
    {id: 'yt.endpoint.params', message: 'Parametrar till {endpoint}'},
    {endpoint: `${data.method} ${data.path}`},
  );
  return <DataTable name={name} columns={columns} groups={[{rows}]} />;
}

function Fields({data}: {readonly data: EndpointCard}): ReactNode {
  const columns = [
    {label: translate({id: 'yt.endpoint.field', message: 'Fält'}), nowrap: true},
    {label: translate({id: 'yt.endpoint.meaning', message: 'Betyder'})},
  ];
  const rows = data.fields.map(({name, meaning}) => ({
    cells: [<code key="name">{name}</code>, <Rich key="meaning" value={meaning} />],
  }));
  const name = translate(
    {id: 'yt.endpoint.fields', message: 'Fält i svaret från {endpoint}'},
    {endpoint: `${data.method} ${data.path}`},
  );
  return <DataTable name={name} columns={columns} groups={[{rows}]} />;
}

/** One endpoint with parameters, request and answer; `data` is put in at build time from `id`. */
export default function Endpoint({data}: {readonly data: EndpointData}): ReactNode {
  return (
    <section>
      <Heading as="h3" id={data.anchor} className={styles.heading}>
        <span className={styles.method}>{data.method}</span> <span className={styles.path}>{breakable(data.path)}</span>
      </Heading>
      <p>{data.summary}.</p>
      <Facts
        facts={[
          {
            label: translate({id: 'yt.endpoint.scope', message: 'Behörighet'}),
            value: data.scope ? (
              <>
                <code>{data.scope.id}</code> ({data.scope.meaning})
              </>
            ) : (
              <Translate id="yt.endpoint.noScope">Ingen åtkomsttoken behövs</Translate>
            ),
          },
          {label: translate({id: 'yt.endpoint.status', message: 'Svarar'}), value: <code>{data.status}</code>},
          {label: translate({id: 'yt.endpoint.errors', message: 'Felkoder'}), value: <Rich value={data.errors} />},
        ]}
      />
      {data.params.length > 0 && <Params data={data} />}
      <Sample
        language="http"
        title={translate({id: 'yt.endpoint.request', message: 'Anrop'})}
        html={data.requestHtml}
      />
      {data.responseHtml !== undefined && (
        <Sample
          language="json"
          title={translate({id: 'yt.endpoint.response', message: 'Svar {status}'}, {status: data.status})}
          html={data.responseHtml}
        />
      )}
      {data.fields.length > 0 && <Fields data={data} />}
    </section>
  );
}
