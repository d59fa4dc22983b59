/** `npm run overview`: a table of every page: kind, words in both languages, figures, samples, links, error codes. */
import {Corpus} from '../../check/corpus/corpus';
import {projectRoot} from '../../lib/paths';
import {overviewRows} from './rows';

const rows = overviewRows(new Corpus(projectRoot));
console.table(Object.fromEntries(rows.map(({page, ...numbers}) => [page, numbers])));
