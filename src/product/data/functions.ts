import json from './json/functions.json';
import type {FunctionSyntax, ReportFunction} from './schemas/functions';

export const functions: readonly ReportFunction[] = json.functions as ReportFunction[];
export const functionSyntax: FunctionSyntax = json.functionSyntax as FunctionSyntax;
