/** `npm run site`: builds both languages and serves them. See tools/build and tools/serve. */
import {build} from '../build/build';

const status = await build();
if (status !== 0) {
  process.exit(status);
}
await import('./preview');
