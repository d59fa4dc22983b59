import {errors, functions, httpApi, iniKeys, schema} from '../../../src/data/index';
import {anchorOf, apiErrorAnchor, endpointId} from '../../../plugins/product-data/anchors';
import type {Component, Page} from '../corpus/page';

/** A table or view and its columns. */
const databaseAnchors = ({name, columns}: {name: string; columns: readonly {name: string}[]}): string[] => [
  anchorOf(name),
  ...columns.map((column) => anchorOf(`${name}.${column.name}`)),
];

/** Anchors that each component draws. */
const drawn: Readonly<Record<string, (props: Component['props']) => string[]>> = {
  ErrorCatalogue: (props) => errors.filter(({family}) => family === props.get('family')).map(({code}) => anchorOf(code)),
  SettingTable: (props) =>
    iniKeys
      .filter(({section}) => section === (props.get('section') ?? section))
      .map(({section, key}) => anchorOf(`${section}.${key}`)),
  FunctionReference: (props) =>
    functions.filter(({name}) => name === (props.get('name') ?? name)).map(({name}) => anchorOf(name)),
  TableReference: (props) =>
    schema.tables
      .filter(({name}) => name === props.get('table') || name.startsWith(`${props.get('schema')}.`))
      .flatMap(databaseAnchors),
  ViewReference: (props) =>
    schema.views.filter(({name}) => name === (props.get('view') ?? name)).flatMap(databaseAnchors),
  Endpoint: (props) =>
    httpApi.endpoints.map(({method, path}) => endpointId(method, path)).filter((id) => id === props.get('id')),
  ApiErrors: () => httpApi.errors.map(({code}) => apiErrorAnchor(code)),
};

/** Every anchor of a page: its headings and what its components draw. */
export function anchorsOf(page: Page): Set<string> {
  return new Set([
    ...page.headings.flatMap(({id}) => (id === undefined ? [] : [id])),
    ...page.components.flatMap(({name, props}) => drawn[name]?.(props) ?? []),
  ]);
}
