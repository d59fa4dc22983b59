import type {DataProblem} from '../problem';
import type {ProductData} from '../schemas';
import type {IniKey} from '../schemas/init-keys';

/** Init keys whose default is not an allowed value, or whose range is turned round. */
export function settingProblems({iniKeys}: ProductData): DataProblem[] {
  return iniKeys.flatMap((entry) =>
    [defaultProblem(entry), rangeProblem(entry), emptyDefaultProblem(entry)].filter(
      (problem): problem is DataProblem => problem !== undefined,
    ),
  );
}

const record = ({section, key}: IniKey): string => `iniKeys ${section}.${key}`;

function defaultProblem(entry: IniKey): DataProblem | undefined {
  const {values, min, max} = entry;
  const number = Number(entry.default);
  const outside = (min !== undefined && number < min) || (max !== undefined && number > max);
  const unlisted = values !== undefined && !values.includes(entry.default);
  return outside || unlisted
    ? {record: record(entry), field: 'default', message: `"${entry.default}" is not an allowed value`}
    : undefined;
}

function rangeProblem(entry: IniKey): DataProblem | undefined {
  const {min, max} = entry;
  const complete = (min === undefined) === (max === undefined);
  return complete && (min ?? 0) <= (max ?? 0)
    ? undefined
    : {record: record(entry), field: 'min', message: 'min and max do not form a range'};
}

function emptyDefaultProblem(entry: IniKey): DataProblem | undefined {
  return entry.default === '' && entry.defaultSv === undefined
    ? {record: record(entry), field: 'defaultSv', message: 'missing: an empty default needs words'}
    : undefined;
}
