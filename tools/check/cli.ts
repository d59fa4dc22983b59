import {projectRoot} from '../lib/paths';
import {main} from './main';
import {UsageError} from './options';

main(process.argv.slice(2), {
  root: projectRoot,
  print: console.log,
  annotate: process.env.GITHUB_ACTIONS === 'true',
}).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(error instanceof UsageError ? `${error.message}\nSee npm run check -- --help` : error);
    process.exitCode = 2;
  },
);
