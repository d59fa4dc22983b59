import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {projectRoot} from '../lib/paths';
import type {Step} from './step';

/** A row of `groups.yml`, where its keys are described. */
export interface Group {
  readonly name: string;
  readonly byNameOnly?: true;
  readonly alone?: true;
  readonly after?: readonly string[];
  readonly needs?: readonly ('chromium' | 'firefox' | 'webkit')[];
  readonly steps: readonly Step[];
}

export const groups = parse(readFileSync(path.join(projectRoot, 'tools/test/groups.yml'), 'utf8')) as readonly Group[];
