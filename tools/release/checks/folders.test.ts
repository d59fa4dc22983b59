import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import createConfig from '../../../docusaurus.config';
import {localeIds} from '../../../src/lib/locales';
import {projectRoot} from '../../lib/paths';
import {FixtureBuild} from '../fixture';
import {BuiltSite} from '../../lib/builtSite';
import {findProblems} from '../findProblems';

let build: FixtureBuild;
beforeEach(() => {
  build = new FixtureBuild();
});
afterEach(() => build.dispose());

it('finds the folder of the project in a script', () => {
  build.write('assets/js/main.1.js', `console.log(${JSON.stringify(projectRoot)})`);
  expect(
    findProblems(new BuiltSite(build.dir), build.expected).map(({file, message}) => `${file}: ${message}`),
  ).toEqual(['assets/js/main.1.js: names the folder of the project.']);
});

it.each(localeIds)('is not in the configuration, which the framework sends to the readers: %s', (locale) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  expect(JSON.stringify(createConfig())).not.toContain(projectRoot);
});
