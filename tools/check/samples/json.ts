import addFormats from 'ajv-formats';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020.js';
import {closed, openApiDocument} from '../../../src/product/artefacts/openapi/document';
import {nearest} from '../../../packages/common';
import {facts} from '../../../src/product/facts';
import type {SampleFault} from './fault';
import {lineOfOffset} from '../lib/text';

interface Operation {
  responses: Record<string, {content?: Record<string, unknown>}>;
  requestBody?: {content: Record<string, unknown>};
}

/** Every answer and request of the API: `get-views 200` or `post-query request` → pointer into the description. */
const pointers = new Map<string, string>();

// Closed, for a field that the API does not have is a fault in a sample of ours.
const document = closed(openApiDocument(facts)) as {
  paths: Record<string, Record<string, Operation & {operationId: string}>>;
};
for (const [path, methods] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const start = ['paths', path, method];
    for (const [status, {content}] of Object.entries(operation.responses)) {
      if (content?.['application/json'] !== undefined) {
        pointers.set(
          `${operation.operationId} ${status}`,
          pointer([...start, 'responses', status, 'content', 'application/json', 'schema']),
        );
      }
    }
    if (operation.requestBody?.content['application/json'] !== undefined) {
      pointers.set(
        `${operation.operationId} request`,
        pointer([...start, 'requestBody', 'content', 'application/json', 'schema']),
      );
    }
  }
}

function pointer(parts: readonly string[]): string {
  return parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
}

// The package is CommonJS, so that Node and the bundlers disagree on what its default export is.
type Factory<T> = T & {default?: T};
const Ajv = (Ajv2020 as Factory<typeof Ajv2020>).default ?? Ajv2020;
const formats = (addFormats as unknown as Factory<typeof addFormats.default>).default ?? addFormats;
const ajv = new Ajv({strict: false, allErrors: true});
formats(ajv);
ajv.addSchema({...document, $id: 'openapi.json'});

/** Faults of a JSON sample; `api` is the value of the fence's option, such as `get-views 200`. */
export function jsonFaults(code: string, api: string | undefined): SampleFault[] {
  const parsed = parse(code);
  if ('fault' in parsed) {
    return [parsed.fault];
  }
  if (api === undefined) {
    return [];
  }
  const place = pointers.get(api);
  if (place === undefined) {
    return [
      {line: 0, message: `The API has no body "${api}".`, fix: `Write api="${nearest(api, [...pointers.keys()])}".`},
    ];
  }
  const validate = ajv.compile({$ref: `openapi.json#/${place}`});
  return validate(parsed.value) ? [] : bestErrors(validate.errors ?? []).map((error) => faultOf(error, code));
}

function parse(code: string): {value: unknown} | {fault: SampleFault} {
  try {
    return {value: JSON.parse(code)};
  } catch (error) {
    const {message} = error as Error;
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? code.length);
    return {fault: {line: lineOfOffset(code, offset), message: `JSON: ${message}.`}};
  }
}

/** A row fits one of many views; only the view that it misses by least is of interest. */
function bestErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors.filter(({keyword}) => keyword !== 'anyOf')) {
    const alternative = /\/schemas\/\w+|anyOf\/\d+/.exec(error.schemaPath)?.[0] ?? '';
    groups.set(alternative, [...(groups.get(alternative) ?? []), error]);
  }
  return [...groups.values()].sort((a, b) => misfit(a) - misfit(b))[0] ?? [...errors];
}

/** How far a value is from an alternative: a property that it does not have weighs more than a wrong value. */
const misfit = (errors: readonly ErrorObject[]): number =>
  errors.reduce((sum, {keyword}) => sum + (keyword === 'additionalProperties' ? 2 : 1), 0);

function faultOf({instancePath, message, keyword, params}: ErrorObject, code: string): SampleFault {
  const extra = keyword === 'additionalProperties' ? String(params.additionalProperty) : undefined;
  const allowed = keyword === 'enum' ? ` (${(params.allowedValues as unknown[]).join(', ')})` : '';
  const where = instancePath === '' ? 'The value' : instancePath;
  const words = extra === undefined ? `${where} ${message}${allowed}` : `${where} has the unknown property "${extra}"`;
  return {line: lineOfProperty(code, extra ?? lastName(instancePath)), message: `JSON does not fit the API: ${words}.`};
}

const lastName = (path: string): string | undefined =>
  path
    .split('/')
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .at(-1);

function lineOfProperty(code: string, name: string | undefined): number {
  const offset = name === undefined ? 0 : code.indexOf(`"${name}"`);
  return lineOfOffset(code, Math.max(offset, 0));
}
