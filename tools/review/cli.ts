/**
 * `npm run review`: what reviewers want to know of the finished build, as a table. In a hosted workflow it becomes the
 * summary of the job, and the figures of main are kept for later changes to be compared with.
 */
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../packages/common';
import {buildDir, projectRoot} from '../lib/paths';
import {figuresOf, type Figures} from './figures';
import {summary} from './summary';

const mainFile = path.join(projectRoot, '.cache/review/main.json');
const {GITHUB_STEP_SUMMARY: summaryFile, GITHUB_EVENT_NAME: event} = process.env;

if (existsSync(path.join(buildDir, 'index.html'))) {
  const now = figuresOf(projectRoot, buildDir);
  const main = existsSync(mainFile) ? (JSON.parse(readFileSync(mainFile, 'utf8')) as Figures) : undefined;
  const text = `${summary(now, main)}\n`;
  console.log(text);
  if (summaryFile) {
    appendFileSync(summaryFile, text);
  }
  if (event === 'push') {
    writeWhole(mainFile, JSON.stringify(now));
  }
} else {
  console.error('There is no finished build. Make it first: npm run build.');
  process.exitCode = 1;
}
