import {expect, it} from 'vitest';
import {syntaxFaults} from './grammar';

it('accepts C# with top-level statements, records and raw strings', async () => {
  const code =
    'using System;\n\nawait using var x = Open();\nrecord Row(string AccountNo, decimal Movement);\nstring q = """\n  SELECT 1\n  """;\nint[] a = [1, 2];';
  expect(await syntaxFaults(code, 'csharp')).toEqual([]);
});

it.each([
  ['var a = 1;\nvar b = (2;\n', 2, 'C#: ")" is missing.'],
  ['var a = 1\nvar b = 2;', 1, 'C#:'],
  ['foreach (var x on list) { }', 1, 'C#:'],
])('refuses C# %j', async (code, line, message) => {
  const [fault] = await syntaxFaults(code, 'csharp');
  expect(fault).toMatchObject({line, message: expect.stringContaining(message)});
});
