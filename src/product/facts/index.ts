/**
 * Every fact about the product, a constant for each list. For the build and the tools: what readers get of it is
 * handed to a page as text (`plugins/markdown/product-data`).
 */
import path from 'node:path';
import {loadFacts} from '../load';
import {phrasesOf} from '../phrases';
import type {Facts} from '../schemas';

/** All facts as one object. */
// Not __dirname, which tsx does not set in what a tool imports.
export const facts = loadFacts(path.dirname(__filename));

/** Facts for the middle of a sentence, by the path that pages and texts name them by. */
export const phrases = phrasesOf(facts);

export const {product, addresses, releases, schedules, units, limits, exampleFigures, reportGroups} = facts;
export const {errors, errorFamilies, argumentErrors, functions, statements, glossary} = facts;
export const {roles, databaseRoles, ribbon, dialogs, portalMenus, portalButtons, connectionTests} = facts;
export const {schema, systemTables, opsTables, opsProcedures, dataSources, httpApi} = facts;
export const {files, registry, iniKeys, msiProperties, setupSwitches, programSwitches} = facts;

export type {Facts};
export type ProductError = Facts['errors'][number];
export type ReportFunction = Facts['functions'][number];
export type FunctionArgument = ReportFunction['arguments'][number];
export type IniKey = Facts['iniKeys'][number];
export type Limit = Facts['limits'][number];
export type Release = Facts['releases'][number];
export type Change = Release['changes'][number];
export type Table = Facts['schema']['tables'][number];
export type Column = Table['columns'][number];
export type View = Facts['schema']['views'][number];
export type ApiEndpoint = Facts['httpApi']['endpoints'][number];
export type EndpointParam = ApiEndpoint['params'][number];
export type ApiError = Facts['httpApi']['errors'][number];
