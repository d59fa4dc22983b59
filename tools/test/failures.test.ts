import path from 'node:path';
import type {JSONReport} from '@playwright/test/reporter';
import {describe, expect, it} from 'vitest';
import type {JsonTestResults} from 'vitest/reporters';
import {projectRoot} from '../lib/paths';
import {browserFailures, unitFailures} from './failures';

describe('failures', () => {
  it('of unit tests have file and name, those of a file that cannot be loaded its file', () => {
    const testResults = [
      {
        name: path.join(projectRoot, 'a.test.ts'),
        status: 'failed',
        assertionResults: [
          {status: 'passed', fullName: 'good'},
          {status: 'failed', fullName: 'bad', failureMessages: ['expected 1']},
        ],
      },
      {name: path.join(projectRoot, 'b.test.ts'), status: 'failed', message: 'no such module', assertionResults: []},
      {name: path.join(projectRoot, 'c.test.ts'), status: 'passed', assertionResults: []},
    ];
    expect(unitFailures({testResults} as unknown as JsonTestResults)).toEqual([
      {test: 'a.test.ts › bad', message: 'expected 1'},
      {test: 'b.test.ts', message: 'no such module'},
    ]);
  });

  it('of browser tests are those that no try passed, with what the last one said', () => {
    const spec = (title: string, ok: boolean, ...messages: string[]) => ({
      ...{file: 'a.spec.ts', line: 7, title, ok},
      tests: [{results: messages.map((message) => ({error: {message}}))}],
    });
    const suites = [{specs: [spec('good', true)], suites: [{specs: [spec('bad', false, 'first', 'second')]}]}];
    expect(browserFailures({suites, errors: [{message: 'no browser'}]} as unknown as JSONReport)).toEqual([
      {test: 'a file of tests', message: 'no browser'},
      {test: 'a.spec.ts:7 › bad', message: 'second'},
    ]);
  });
});
