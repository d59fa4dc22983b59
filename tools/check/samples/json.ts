import addFormats from 'ajv-formats';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020.js';
import {closed, openApiDocument} from '../../../src/product/artefacts/openapi/document';
import {didYouMean, nearest} from '../../../packages/common';
import {facts} from '../../../src/product/facts';
import type {Fault} from '../problem';
import {lineOfOffset, readJson} from '../lib/text';

interface Body {
  readonly content?: Readonly<Record<string, {readonly schema: object}>>;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Body>>;
  readonly requestBody?: Body;
}

// Closed, for a field that the API does not have is a fault in a sample of ours.
const {paths, components} = closed(openApiDocument(facts)) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
};

/** Schemas of every answer and request of the API: `get-views 200` or `post-query request`. */
const schemas: ReadonlyMap<string, object> = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({operationId, responses, requestBody = {}}) =>
      Object.entries({...responses, request: requestBody}).flatMap(([name, {content}]) => {
        const {schema} = content?.['application/json'] ?? {};
        return schema ? [[`${operationId} ${name}`, {...schema, components}] as const] : [];
      }),
    ),
);

// The package is CommonJS, so that Node and the bundlers disagree on what its default export is.
type Factory<T> = T & {default?: T};
const Ajv = (Ajv2020 as Factory<typeof Ajv2020>).default ?? Ajv2020;
const formats = (addFormats as unknown as Factory<typeof addFormats.default>).default ?? addFormats;
const ajv = new Ajv({strict: false, allErrors: true, verbose: true});
formats(ajv);

/** Faults of a JSON sample; `api` is the value of the fence's option, such as `get-views 200`. */
export function jsonFaults(code: string, api: string | undefined): Fault[] {
  const {value, fault} = readJson(code);
  if (fault || api === undefined) {
    const fix = 'Look there and before it for a quote, comma or bracket that is missing or one too many.';
    return fault ? [{fix, ...fault, message: `JSON: ${fault.message}`}] : [];
  }
  const schema = schemas.get(api);
  if (schema === undefined) {
    const fix = `Write api="${nearest(api, [...schemas.keys()])}".`;
    return [{line: 0, message: `The API has no body "${api}".`, fix}];
  }
  const validate = ajv.compile(schema);
  return validate(value) ? [] : bestErrors(validate.errors!).map((error) => faultOf(error, validate.errors!, code));
}

/** How far a value is from an alternative: a property that it does not have weighs more than a wrong value. */
const misfit = (errors: readonly ErrorObject[]): number =>
  errors.reduce((sum, {keyword}) => sum + (keyword === 'additionalProperties' ? 2 : 1), 0);

/** A row fits one of many views; only the view that it misses by least is of interest. */
function bestErrors(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const alternativeOf = ({schemaPath}: ErrorObject) => /\/schemas\/\w+|anyOf\/\d+/.exec(schemaPath)?.[0];
  const own = errors.filter(({keyword}) => keyword !== 'anyOf');
  const groups = own.map((first) => own.filter((error) => alternativeOf(error) === alternativeOf(first)));
  return groups.sort((a, b) => misfit(a) - misfit(b))[0] ?? errors;
}

interface Params {
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly allowedValues?: readonly string[];
}

function faultOf({instancePath, message, params, data}: ErrorObject, all: readonly ErrorObject[], code: string): Fault {
  const {additionalProperty: extra, missingProperty: missing, allowedValues} = params as Params;
  const allowed = allowedValues ? ` (${allowedValues.join(', ')})` : '';
  const where = instancePath || 'The value';
  const words = extra === undefined ? `${where} ${message}${allowed}` : `${where} has the unknown property "${extra}"`;
  const name = extra ?? instancePath.split('/').findLast((part) => /\D/.test(part));
  const line = lineOfOffset(code, Math.max(0, code.indexOf(`"${name}"`)));
  // A row fits one of many views, and the name may be that of another than the one that is reported.
  const alike = all.filter((error) => error.instancePath === instancePath);
  const names = allowedValues ?? alike.flatMap(({parentSchema}) => Object.keys(parentSchema?.properties ?? {}));
  const right = missing ?? didYouMean(extra ?? String(data), names);
  const fix = right
    ? `${missing ? 'Add' : 'Write'} "${right}".`
    : 'Correct it here, or the API in src/product/facts/http-api.yml.';
  return {line, message: `JSON does not fit the API: ${words}.`, fix};
}
