/**
 * `npm run preview [-- folder]`: serves a finished build on http://localhost:3000, with the
 * security headers that the release of this build would have. `npm run site` builds both languages before (`--build`).
 * PORT chooses another port; SITE_BASE_URL must be what the build was made with.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {securityHeaders} from '../../deploy/headers/policy';
import {buildDir} from '../lib/paths';
import {BuiltSite} from '../lib/builtSite';
import {runTool} from '../lib/run';
import {inlineCode} from '../release/checks/policy';
import {createPreviewServer, listen} from './server';

await runTool(async () => {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {build: {type: 'boolean'}}});
  const dir = path.resolve(positionals[0] ?? buildDir);
  const port = Number(process.env.PORT ?? 3000);
  const baseUrl = process.env.SITE_BASE_URL ?? '/';
  if (values.build) {
    const {build} = await import('../build/build');
    const status = await build();
    if (status !== 0) return status;
  }
  // Both loopback families, because "localhost" is ::1 to some programs and 127.0.0.1 to others.
  const headers = securityHeaders(inlineCode(new BuiltSite(dir)));
  await listen(createPreviewServer(dir, baseUrl, headers), port);
  await listen(createPreviewServer(dir, baseUrl, headers), port, '::1').catch(() => undefined);
  const address = `http://localhost:${port}${baseUrl}`;
  console.log(`The site is served on ${address} (English: ${address}en/). Stop with Ctrl-C.`);
  return 0;
});
