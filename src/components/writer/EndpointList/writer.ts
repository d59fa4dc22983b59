import {endpointId} from '../../../product/anchors';
import {local} from '../../../product/context';
import {httpApi} from '../../../product/facts';
import type {WriterOf} from '../../schema';
import type EndpointList from '.';

export const writer = {
  purpose: {
    sv: 'Alla anrop i HTTP-API, med länkar till sina beskrivningar.',
    en: 'All requests of the HTTP API, linked to their descriptions.',
  },
  attributes: {},
  example: '<EndpointList />',
  resolve(_values, {locale}) {
    const rows = httpApi.endpoints.map((endpoint) => ({
      href: `/api/api#${endpointId(endpoint.method, endpoint.path)}`,
      method: endpoint.method,
      path: endpoint.path,
      scope: endpoint.scope ?? '',
      summary: local(endpoint, locale),
    }));
    return {data: {rows}};
  },
} satisfies WriterOf<typeof EndpointList>;
