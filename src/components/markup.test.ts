import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writerComponents} from './registry';

// The text of the page that a reader comes to is taken over as the server wrote it
// (packages/lean-delivery/client), so nothing in a text may need React in the browser.

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

/** What a component does only where React has made it. */
const needsReact = /\buse(?:State|Effect|LayoutEffect|Reducer|Ref|IsBrowser|History|Location)\(|\son[A-Z]\w+=/;

const shown = [
  ...[...writerComponents.values()].map(({file}) => `src/components/${file}/index.tsx`),
  ...['MarkdownTable', 'MenuPath', 'TableFrame', 'DataTable', 'ReferenceCards', 'Sample', 'Rich'].map(
    (name) => `src/components/${name}/index.tsx`,
  ),
  ...['CodeBlock', 'Details', 'Heading', 'Admonition'].map((name) => `src/theme/${name}/index.tsx`),
  'src/page/TextLayout.tsx',
];

it.each(shown)('%s is markup alone', (file) => expect(read(file)).not.toMatch(needsReact));

it.each(['const [a] = useState(0);', '<button type="button" onClick={go}>', 'const isBrowser = useIsBrowser();'])(
  'what is not is seen: %s',
  (code) => expect(code).toMatch(needsReact),
);
