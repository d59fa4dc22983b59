import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writerComponentNames} from '../../src/components/names';
import {asker} from './index';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** What a component does only where React has made it. */
const needsReact = /\buse(?:State|Effect|LayoutEffect|Reducer|Ref|IsBrowser|History|Location)\(|\son[A-Z]\w+=/;

const shown = [
  ...writerComponentNames.map((name) => `src/components/${name}/index.tsx`),
  ...['MarkdownTable', 'TableFrame', 'JumpList', 'Sample', 'Rich'].map((name) => `src/components/${name}/index.tsx`),
  ...['CodeBlock', 'Details', 'Heading', 'Admonition/Layout', 'DocItem/TOC/Mobile'].map((name) => `src/theme/${name}/index.tsx`),
  'src/theme/CodeBlock/Copy.tsx',
  'src/text/TextLayout.tsx',
];

it.each(shown)('%s is markup alone', (file) => expect(read(file)).not.toMatch(needsReact));

it.each(['const [a] = useState(0);', '<button type="button" onClick={go}>', 'const isBrowser = useIsBrowser();'])(
  'what is not is seen: %s', (code) => expect(code).toMatch(needsReact));

it('the framework still looks up chunks in the registry', () =>
  expect(readFileSync(createRequire(__filename).resolve(asker), 'utf8')).toContain(`from '@generated/registry'`));
