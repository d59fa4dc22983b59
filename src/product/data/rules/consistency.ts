import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';

/** Facts that are written in two places and must agree. */
export function consistencyProblems(data: ProductData): DataProblem[] {
  return [
    ...releaseProblems(data),
    ...familyProblems(data),
    ...permissionProblems(data),
    ...functionProblems(data),
    ...scopeProblems(data),
    ...answerProblems(data),
  ];
}

/** The current version, its build and its schema stand in `product` and in `releases`. */
function releaseProblems({product, releases}: ProductData): DataProblem[] {
  const release = releases.find(({patches}) => patches?.some(({version}) => version === product.currentVersion));
  const patch = release?.patches?.find(({version}) => version === product.currentVersion);
  if (release === undefined || patch === undefined) {
    return [
      {record: 'product', field: 'currentVersion', message: `${product.currentVersion} is not a patch of a release`},
    ];
  }
  const problems: DataProblem[] = [];
  if (patch.build !== product.build) {
    problems.push({
      record: 'product',
      field: 'build',
      message: `is ${product.build}, but the release says ${patch.build}`,
    });
  }
  if (release.schema !== product.schemaVersion) {
    problems.push({
      record: 'product',
      field: 'schemaVersion',
      message: `is ${product.schemaVersion}, but release ${release.release} has ${release.schema}`,
    });
  }
  return problems;
}

function familyProblems({errors}: ProductData): DataProblem[] {
  return errors
    .filter(({code, family}) => code.charAt(3) !== family.charAt(0))
    .map(({code, family}) => ({
      record: `errors ${code}`,
      field: 'family',
      message: `${family} does not hold this code`,
    }));
}

function permissionProblems({permissions}: ProductData): DataProblem[] {
  const known = new Set(permissions.levels.map(({id}) => id));
  return permissions.objects.flatMap((object) =>
    object.levels.flatMap((level) => {
      const record = `permissions.objects ${object.id}`;
      if (!known.has(level)) {
        return [{record, field: 'levels', message: `level ${level} does not exist`}];
      }
      return object[`${level}Sv`] === undefined
        ? [{record, field: `${level}Sv`, message: 'missing, although the level is in the list'}]
        : [];
    }),
  );
}

/** What a wrong value of an argument gives, whichever function it is written in. */
const errorsOfArguments: Readonly<Record<string, readonly string[]>> = {
  account: ['YT-5002'],
  period: ['YT-5003'],
  type: ['YT-5004'],
  company: ['YT-5005'],
  query: ['YT-6001'],
  parameters: ['YT-6002', 'YT-6003'],
  columns: ['YT-6004'],
  measure: ['YT-6004'],
  view: ['YT-6005', 'YT-6008'],
  filter: ['YT-6011'],
  version: ['YT-5010'],
  dimension: ['YT-7001'],
  dimensions: ['YT-7001', 'YT-7002'],
};

/**
 * Examples call their own function, required arguments come first, what an argument can give is listed, and its
 * description names each code.
 */
function functionProblems({functions}: ProductData): DataProblem[] {
  return functions.flatMap((fn) => {
    const record = `functions ${fn.name}`;
    const misnamed = (['exampleSv', 'exampleEn'] as const)
      .filter((field) => !fn[field].startsWith(`=${fn.name}(`))
      .map((field) => ({record, field, message: `does not call ${fn.name}`}));
    const firstOptional = fn.arguments.findIndex(({required}) => !required);
    const late = fn.arguments.filter(({required}, index) => required && firstOptional !== -1 && index > firstOptional);
    const untold = fn.arguments.flatMap(({name}) =>
      (errorsOfArguments[name] ?? []).filter((code) => !fn.errors.includes(code)).map((code) => ({name, code})),
    );
    const unnamed = fn.arguments.flatMap(({name, codes = [], sv, en}) =>
      codes.filter((code) => ![sv, en].every((told) => told.includes(code))).map((code) => ({name, code})),
    );
    return [
      ...misnamed,
      ...unnamed.map(({name, code}) => ({
        record,
        field: 'arguments',
        message: `the description of ${name} does not name ${code}`,
      })),
      ...untold.map(({name, code}) => ({
        record,
        field: 'errors',
        message: `${code} is missing, which a wrong argument ${name} gives`,
      })),
      ...late.map(({name}) => ({
        record,
        field: 'arguments',
        message: `required argument ${name} stands after an optional one`,
      })),
    ];
  });
}

/** The table of scopes tells every scope that Fortnox is asked for, and no other. */
function scopeProblems({dataSources, fortnoxScopes}: ProductData): DataProblem[] {
  const fortnox = dataSources.find(({id}) => id === 'FORTNOX');
  const asked = [...(fortnox?.scopes ?? []), ...(fortnox?.optionalScopes ?? [])].join();
  const told = [
    ...fortnoxScopes.filter(({withImages}) => !withImages),
    ...fortnoxScopes.filter(({withImages}) => withImages),
  ]
    .map(({scope}) => scope)
    .join();
  return asked === told
    ? []
    : [{record: 'fortnoxScopes', field: 'scope', message: `tell ${told}, but Fortnox is asked for ${asked}`}];
}

/** Every field of an answer has a line that says what it means, in the order of the sample. */
function answerProblems({httpApi}: ProductData): DataProblem[] {
  return httpApi.endpoints.flatMap(({method, path, response, fields}) => {
    const told = fields.map(({name}) => name);
    const shown = fieldsOf(response ?? {}, '').filter((name) => !told.includes(name) && !told.includes(rowOf(name)));
    const gone = told.filter(
      (name) => !fieldsOf(response ?? {}, '').some((field) => [field, rowOf(field)].includes(name)),
    );
    return [
      ...shown.map((name) => `the answer has ${name}, which no line explains`),
      ...gone.map((name) => `${name} is explained, but the answer does not have it`),
    ].map((message) => ({record: `httpApi.endpoints ${method} ${path}`, field: 'fields', message}));
  });
}

/** `data[].AccountNo` is a column of `data[]`. */
const rowOf = (name: string): string => name.replace(/\.\w+$/, '');

function fieldsOf(value: object, path: string): string[] {
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    Array.isArray(item) ? fieldsOf(item[0] as object, `${path}${name}[].`) : [`${path}${name}`],
  );
}
