/**
 * `npm run build`: builds both languages into `build/`. Exit status 0 when `build/` is new and whole.
 * The variables in config/environment.ts (SITE_URL, SITE_BASE_URL, …) change what is built.
 */
import {build} from './build';

process.exitCode = await build();
