import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {writerComponentNames} from '../../src/components/names';
import servedText, {asker} from './index';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What a component does only where React has made it. */
const needsReact = /\buse(?:State|Effect|LayoutEffect|Reducer|Ref|IsBrowser|History|Location)\(|\son[A-Z]\w+=/;

const shown = [
  ...writerComponentNames.map((name) => `src/components/${name}/index.tsx`),
  ...['MarkdownTable', 'MenuPath', 'Strong', 'TableFrame', 'JumpList', 'Sample', 'Rich'].map((name) => `src/components/${name}/index.tsx`),
  ...['CodeBlock', 'Details', 'Heading', 'Admonition/Layout', 'DocItem/TOC/Mobile'].map((name) => `src/theme/${name}/index.tsx`),
  'src/theme/CodeBlock/Copy.tsx',
  'src/text/TextLayout.tsx',
];

it.each(shown)('%s is markup alone', (file) => expect(read(file)).not.toMatch(needsReact));

it.each(['const [a] = useState(0);', '<button type="button" onClick={go}>', 'const isBrowser = useIsBrowser();'])(
  'what is not is seen: %s', (code) => expect(code).toMatch(needsReact));

it('the framework still looks up chunks in the registry', () =>
  expect(readFileSync(createRequire(__filename).resolve(asker), 'utf8')).toContain(`from '@generated/registry'`));

it('a build that the registry did not get into fails', async () => {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'served-text-'));
  mkdirSync(path.join(outDir, 'assets/js'), {recursive: true});
  const built = (code: string) => {
    writeFileSync(path.join(outDir, 'assets/js/main.1.js'), code);
    return servedText({siteDir: root} as LoadContext).postBuild!({outDir} as BuildProps);
  };
  await expect(built('x=registry')).rejects.toThrow('registry.ts is not in the build');
  await expect(built('x=new Proxy(registry,{get})')).resolves.toBeUndefined();
  rmSync(outDir, {recursive: true});
});
