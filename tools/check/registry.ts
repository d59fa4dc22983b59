import {registryOf} from '../lib/registryOf';
import {tables} from './rules/table';
import type {Check, NamedCheck} from './types';

const coded = await registryOf<Check>(new URL('checks/', import.meta.url));

/** Checks that are nothing but their table: those whose table says what it is. */
const listed = [...tables].flatMap(([name, {description}]) => (description ? [{name, description}] : []));

/** Every check: the file `checks/<name>.ts` exports the check of that name, or the table of that name is all of it. */
export const checks: readonly NamedCheck[] = [...coded, ...listed].sort((a, b) => (a.name < b.name ? -1 : 1));

/** Some of them. */
export const checksNamed = (...names: readonly string[]): NamedCheck[] =>
  checks.filter(({name}) => names.includes(name));
