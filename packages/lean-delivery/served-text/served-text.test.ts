import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {importer} from './index';

it('the framework still looks up chunks in the registry', () =>
  expect(readFileSync(createRequire(__filename).resolve(importer), 'utf8')).toContain(`from '@generated/registry'`));
