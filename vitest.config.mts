import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = import.meta.dirname;
const mock = (name: string) => path.join(root, 'tests/mocks', name);

/**
 * Unit tests stand beside the code. What the framework provides only inside a build
 * (`@theme/*`, `@docusaurus/*` client modules) is replaced by the small stand-ins in tests/mocks.
 */
export default defineConfig({
  // Vite warns of every file of a package whose source map names sources that were not published.
  logLevel: 'error',
  test: {
    include: ['{config,packages,plugins,src,tools,deploy}/**/*.test.{ts,tsx}', 'tests/{lockfile,sql}/*.test.ts'],
    // A crowded machine is slow, and nothing here is measured in time.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    setupFiles: [path.join(root, 'tests/lib/letRunnerAnswer.ts')],
    // Half of the time went into loading the same modules anew for each file. A test that changes what
    // others see (environment, globals) changes it back.
    isolate: false,
    unstubEnvs: true,
    restoreMocks: true,
    // It imports JSON as Node 20 does not.
    server: {deps: {inline: ['@actions/workflow-parser']}},
    css: {modules: {classNameStrategy: 'non-scoped'}},
  },
  esbuild: {jsx: 'automatic'},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${root}/`},
      {find: './requireWriter', replacement: mock('requireWriter.ts')},
      {find: '@docusaurus/Translate', replacement: mock('Translate.tsx')},
      {find: '@docusaurus/Head', replacement: mock('Head.tsx')},
      {find: '@generated/page-scripts/default/addresses.json', replacement: mock('scriptAddresses.ts')},
      {find: '@docusaurus/Link', replacement: mock('Link.tsx')},
      {find: '@docusaurus/useBrokenLinks', replacement: mock('useBrokenLinks.ts')},
      {find: '@docusaurus/useDocusaurusContext', replacement: mock('useDocusaurusContext.ts')},
      {find: '@docusaurus/useBaseUrl', replacement: mock('useBaseUrl.ts')},
      {find: '@docusaurus/useIsBrowser', replacement: mock('useIsBrowser.ts')},
      {find: '@docusaurus/ExecutionEnvironment', replacement: mock('ExecutionEnvironment.ts')},
      {find: /^@theme\/Heading$/, replacement: path.join(root, 'src/theme/Heading/index.tsx')},
      {find: '@theme/CodeBlock', replacement: mock('CodeBlock.tsx')},
    ],
  },
});
