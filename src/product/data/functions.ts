import file from './json/functions.json';
import type {FunctionSyntax, ReportFunction} from './schemas/functions';
import {told} from './told';

const json = told(file);

export const functions: readonly ReportFunction[] = json.functions as ReportFunction[];
export const functionSyntax: FunctionSyntax = json.functionSyntax as FunctionSyntax;
