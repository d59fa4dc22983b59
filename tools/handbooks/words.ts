import path from 'node:path';
import {loadWords} from '../../src/lib/loadWords';
import {projectRoot} from '../lib/paths';

/** What the handbooks say themselves, around the pages of the site. */
export const words = loadWords(path.join(projectRoot, 'tools/handbooks/words.yml'), [
  'handbook',
  'version',
  'contents',
  'index',
  'indexLead',
  'page',
  'printed',
  'latest',
]);
