import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';

/** Facts that are written in two places and must agree. */
export function consistencyProblems(data: ProductData): DataProblem[] {
  return [...releaseProblems(data), ...familyProblems(data), ...permissionProblems(data), ...functionProblems(data)];
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

/** Examples call their own function; required arguments come before optional ones. */
function functionProblems({functions}: ProductData): DataProblem[] {
  return functions.flatMap((fn) => {
    const record = `functions ${fn.name}`;
    const misnamed = (['exampleSv', 'exampleEn'] as const)
      .filter((field) => !fn[field].startsWith(`=${fn.name}(`))
      .map((field) => ({record, field, message: `does not call ${fn.name}`}));
    const firstOptional = fn.arguments.findIndex(({required}) => !required);
    const late = fn.arguments.filter(({required}, index) => required && firstOptional !== -1 && index > firstOptional);
    return [
      ...misnamed,
      ...late.map(({name}) => ({
        record,
        field: 'arguments',
        message: `required argument ${name} stands after an optional one`,
      })),
    ];
  });
}
