import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {fixtureProject} from '../check/fixture';
import {cutVersion} from './version';

const words = 'i18n/en/docusaurus-plugin-content-docs-api';
const files = {
  [`${words}/current.json`]: '{"version.label": {"message": "Current"}, "a": {"message": "b"}}',
  'api_versions.json': '["2025.3"]',
};
const done = () => Promise.resolve(0);

it('keeps the English words of the sidebars with the version', async () => {
  const root = fixtureProject(files);
  await cutVersion(root, ['api', '2025.4'], done);
  const copied = JSON.parse(readFileSync(path.join(root, words, 'version-2025.4.json'), 'utf8'));
  expect(copied).toEqual({'version.label': {message: '2025.4'}, a: {message: 'b'}});
});

it.each([
  ['apo', '2025.4', 'There is no section "apo". Did you mean api?'],
  ['api', 'new/one', '"new/one" is no version.'],
  ['api', '2025.3', 'Version 2025.3 of api exists already.'],
])('refuses %s %s', async (section, version, message) => {
  await expect(cutVersion(fixtureProject(files), [section, version], done)).rejects.toThrow(message);
});

it('says when the framework could not do it', async () => {
  await expect(cutVersion(fixtureProject(files), ['api', '2025.4'], () => Promise.resolve(1))).rejects.toThrow(
    'ended with status 1',
  );
});
