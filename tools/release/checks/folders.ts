import {projectRoot} from '../../lib/paths';
import type {Check} from '../check';

const fix =
  'Leave the folder out of what the build writes, e.g. of plugin options: the framework sends those to the readers.';

/** A folder in the root, such as `/app`, could as well be an address of the site. */
const tellsApart = projectRoot.split('/').length > 2;
const texts = /\.(?:css|html|js|json|md|svg|txt|xml)$/;

/** No file names the folder it was built in: it says where we work, and makes another build of every folder. */
export const folders: Check = (site) =>
  site.files
    .filter((file) => tellsApart && texts.test(file) && site.text(file).includes(projectRoot))
    .map((file) => ({file, message: 'names the folder of the project.', fix}));
