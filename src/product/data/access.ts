import file from './json/access.json';
import type {DatabaseRole, Entra, LicenceState, Permissions, Role, SignInMethod} from './schemas/access';
import {told} from './told';

const json = told(file);

export const roles: readonly Role[] = json.roles as Role[];
export const permissions: Permissions = json.permissions as Permissions;
export const databaseRoles: readonly DatabaseRole[] = json.databaseRoles as DatabaseRole[];
export const licenceStates: readonly LicenceState[] = json.licenceStates as LicenceState[];
export const signInMethods: readonly SignInMethod[] = json.signInMethods as SignInMethod[];
export const entra: Entra = json.entra as Entra;
