import {describe, expect, it} from 'vitest';
import {linesOf} from '../fixture';
import {imports} from './imports';

const value = 'export const value = 1;\n';

/** A file of each room, and imports that go down. */
const sound = {
  'packages/a/index.ts': "export {value} from './inner';\n",
  'packages/a/inner.ts': value,
  'packages/a/client.tsx': value,
  'packages/b/index.ts': "import {value} from '../a';\nexport const b = value;\n",
  'src/lib/s.ts':
    "import {b} from '@site/packages/b';\nimport {value} from '@site/packages/a/client';\nexport const s = b + value;\n",
  'plugins/p.ts': "import {s} from '../src/lib/s';\nexport const p = s;\n",
  'config/c.ts': "import {p} from '../plugins/p';\nimport d from '../deploy/d.json';\nexport const c = [p, d];\n",
  'deploy/d.json': '{}',
  'docusaurus.config.ts': "import {c} from './config/c';\nexport default c;\n",
  'tools/t.ts': "import config from '../docusaurus.config';\nexport const t = config;\n",
  'tests/e.ts': "import {t} from '../tools/t';\nexport const e = t;\n",
};
const down = 'Move what is needed down, or hand it in from config.';
const byDoor = 'Import from the door, and export there what is missing.';

it('finds nothing where imports go down and packages are entered by their doors', async () => {
  expect(await linesOf(imports, sound)).toEqual([]);
});

describe('a planted import', () => {
  it.each([
    ['packages/a/inner.ts', "import {s} from '../../src/lib/s';", 'src/lib/s.ts', 'packages'],
    ['packages/a/client.tsx', "import '@site/src/a.css';", 'src/a.css', 'packages'],
    ['src/lib/s.ts', "import d from '@site/deploy/d.json';", 'deploy/d.json', 'src'],
    ['src/lib/s.ts', "import type {c} from '../../config/c';", 'config/c.ts', 'src'],
    ['plugins/p.ts', "export {c} from '../config/c';", 'config/c.ts', 'plugins'],
    ['config/c.ts', "const t = import('../tools/t');", 'tools/t.ts', 'config'],
    ['tools/t.ts', "import {e} from '../tests/e';", 'tests/e.ts', 'tools'],
  ])('in %s that goes up is named with its line: %s', async (file, line, target, room) => {
    const files = {'src/a.css': '', ...sound, [file]: `// A remark.\n${line}\nexport const value = 1;\n`};
    expect(await linesOf(imports, files)).toContain(
      `${file}:2 Imports ${target}, but ${room} imports from no room above it. → ${down}`,
    );
  });

  it.each([
    ['src/lib/s.ts', "import {value} from '@site/packages/a/inner';"],
    ['packages/b/index.ts', "import {value} from '../a/inner';"],
  ])('in %s that goes past the door is named', async (file, line) => {
    expect(await linesOf(imports, {...sound, [file]: `${line}\nexport const b = value;\n`})).toEqual([
      `${file}:1 Imports packages/a/inner.ts, but a package is entered by its doors, index.ts and client.ts. → ${byDoor}`,
    ]);
  });

  it('that closes a circle is named, also of types', async () => {
    const files = {
      'src/a.ts': "import {b} from './b';\nexport const a = b;\n",
      'src/b.ts': "\nimport type {a} from './a';\nexport const b = 1 as unknown as typeof a;\n",
    };
    expect(await linesOf(imports, files)).toEqual([
      'src/a.ts:1 Imports src/b.ts, but modules do not import each other. → Move what both need to a module of its own.',
    ]);
  });
});

it('has nothing to say where there is no room', async () => {
  expect(await linesOf(imports, {'a.ts': value})).toEqual([]);
});
