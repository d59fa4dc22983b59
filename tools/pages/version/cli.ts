/**
 * `npm run docs:version -- api 2025.4` keeps the pages of a section, in both languages, as they
 * are now. The pages go on living at their addresses; the kept ones stand at `/api/2025.4/…`, and
 * a menu in the navbar leads from one to the other.
 *
 * Exit status: 0 done, 2 nothing was cut.
 */
import {projectRoot} from '../../lib/paths';
import {runBinary} from '../../lib/run';
import {cutVersion, VersionError} from './cut';

const [section, version] = process.argv.slice(2);
try {
  if (section === undefined || version === undefined) {
    throw new VersionError('Say which section and version: npm run docs:version -- api 2025.4');
  }
  await cutVersion(projectRoot, section, version, (id, name) =>
    runBinary('@docusaurus/core', 'docusaurus', [`docs:version:${id}`, name]),
  );
  console.log(
    `Version ${version} of ${section} is kept. Commit the new files; npm start shows it at http://localhost:3000/${section}/${version}/…`,
  );
} catch (error) {
  console.error(error instanceof VersionError ? error.message : error);
  process.exitCode = 2;
}
