import {expect, it} from 'vitest';
import {typescriptFaults} from './typescript';

const connect = "import sql from 'mssql';\nconst pool = await sql.connect({server: 'a', port: 1433});\n";

it('checks every sample by itself against the real types', () => {
  const samples = [
    `${connect}await pool.request().input('p', sql.Int, 1).query('SELECT 1');`,
    `${connect}await pool.requests();`,
    'const pool: number = 1;\nconst text: string = pool;',
    'const a = (1;',
  ];
  const faults = typescriptFaults(samples, process.cwd());
  expect(faults[0]).toEqual([]);
  expect(faults[1]).toEqual([{line: 3, message: expect.stringContaining("Property 'requests' does not exist")}]);
  expect(faults[2]).toEqual([{line: 2, message: "TypeScript: Type 'number' is not assignable to type 'string'."}]);
  expect(faults[3]).toContainEqual({line: 1, message: "TypeScript: ')' expected."});
});

it('refuses a library that is not there', () => {
  const [faults] = typescriptFaults(["import x from 'no-such-library';\nx();"], process.cwd());
  expect(faults).toEqual([{line: 1, message: expect.stringContaining("Cannot find module 'no-such-library'")}]);
});
