/**
 * `npm run preview [-- folder]`: serves a finished build on http://localhost:3000.
 * PORT chooses another port; SITE_BASE_URL must be what the build was made with.
 */
import path from 'node:path';
import {buildDir} from '../lib/paths';
import {createPreviewServer, listen} from './server';

const dir = process.argv[2] ? path.resolve(process.argv[2]) : buildDir;
const port = Number(process.env.PORT ?? 3000);
const baseUrl = process.env.SITE_BASE_URL ?? '/';

try {
  // Both loopback families, because "localhost" is ::1 to some programs and 127.0.0.1 to others.
  await listen(createPreviewServer(dir, baseUrl), port);
  await listen(createPreviewServer(dir, baseUrl), port, '::1').catch(() => undefined);
  console.log(`The site is served on http://localhost:${port}${baseUrl} (English: http://localhost:${port}${baseUrl}en/). Stop with Ctrl-C.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
