import {projectRoot} from '../../tools/lib/paths';

/** What Playwright starts to serve the built site in `dir` as a host would. */
export const preview = (port: number, dir: string) => ({
  command: `"${process.execPath}" --import tsx tools/serve/preview.ts ${dir}`,
  cwd: projectRoot,
  env: {PORT: String(port)},
  url: `http://localhost:${port}/`,
  reuseExistingServer: !process.env.CI,
});
