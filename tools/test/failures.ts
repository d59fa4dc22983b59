import path from 'node:path';
import type {JSONReport, JSONReportSpec, JSONReportSuite} from '@playwright/test/reporter';
import type {JsonTestResults} from 'vitest/reporters';
import {projectRoot} from '../lib/paths';
import type {Failure} from './suite';

/** The tests that failed, and the files that could not be loaded, of a report by Vitest. */
export function unitFailures({testResults}: JsonTestResults): Failure[] {
  return testResults
    .filter(({status}) => status === 'failed')
    .flatMap(({name, message, assertionResults}) => {
      const file = path.relative(projectRoot, name);
      const failed = assertionResults.filter(({status}) => status === 'failed');
      return failed.length === 0
        ? [{test: file, message}]
        : failed.map((test) => ({
            test: `${file} › ${test.fullName}`,
            message: (test.failureMessages ?? []).join('\n'),
          }));
    });
}

/** All specs of a suite and of the suites in it. */
export const specsOf = ({specs, suites = []}: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The tests that failed at every try, and what kept a file from being loaded, of a report by Playwright. */
export function browserFailures({suites, errors}: JSONReport): Failure[] {
  const failed = suites.flatMap(specsOf).filter(({ok}) => !ok);
  return [
    ...errors.map(({message = ''}) => ({test: 'a file of tests', message})),
    ...failed.map(({file, line, title, tests}) => ({
      test: `${file}:${line} › ${title}`,
      message: tests.flatMap(({results}) => results.flatMap(({error}) => error?.message ?? [])).at(-1) ?? '',
    })),
  ];
}
