import json from './json/figures.json';
import type {ExampleFigures, ReportGroup} from './schemas/figures';

export const reportGroups: readonly ReportGroup[] = json.reportGroups as ReportGroup[];
export const exampleFigures: ExampleFigures = json.exampleFigures as ExampleFigures;
