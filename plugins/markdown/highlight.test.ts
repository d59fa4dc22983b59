import {describe, expect, it} from 'vitest';
import highlight from './highlight';
import {codeHtml} from '../../src/lib/highlight/html';
import {languageNames, type LanguageName} from '../../src/lib/highlight/languages';

function untagged(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

function fence(language: string, text: string, meta?: string) {
  const code = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`], metastring: meta} as Record<string, unknown>,
    children: [{type: 'text', value: text}],
    position: {start: {line: 7}},
  };
  return {code, tree: {type: 'root', children: [{type: 'element', tagName: 'pre', children: [code]}]}};
}

const samples: Record<LanguageName, [code: string, expected: string]> = {
  bash: ['curl "$YT_API/views" # prova', '<span class="token comment"># prova</span>'],
  batch: ['msiexec /i "a b.msi" /qn', '<span class="token string">"a b.msi"</span>'],
  csharp: ['public class Report { }', '<span class="token keyword">public</span>'],
  excel: ['=YT.BALANCE("@NETOMS";"2025-03")', '<span class="token function">YT.BALANCE</span>'],
  http: ['GET /v1/views HTTP/1.1\nHost: api.yttra.example', 'GET'],
  ini: ['[Report]\nMaxRows=100000', 'MaxRows'],
  json: ['{"rows": 12, "ok": true}', '<span class="token property">"rows"</span>'],
  powershell: ['Test-NetConnection -Port 1433 # prova', '<span class="token comment"># prova</span>'],
  python: ['import os', '<span class="token keyword">import</span>'],
  sql: ["SELECT 1 -- tal\nFROM t WHERE a < 'b' AND c > 2", '<span class="token keyword">SELECT</span>'],
  text: ['TcpTestSucceeded : <True>', 'TcpTestSucceeded : &lt;True&gt;'],
  typescript: ['const rows: number = 12;', '<span class="token keyword">const</span>'],
};

describe('code as HTML', () => {
  it.each(languageNames)('%s is coloured, and is itself again without tags', (language) => {
    const [code, expected] = samples[language];
    const html = codeHtml(code, language);
    expect(html).toContain(expected);
    expect(untagged(html)).toBe(code);
  });

  it('keeps empty lines, indents and tokens that run over lines', () => {
    const code = '/* en\n   två */\n\nSELECT 1;\n\n';
    const html = codeHtml(code, 'sql');
    expect(untagged(html)).toBe(code);
    expect(html.split('\n')[1]).toBe('<span class="token comment">   två */</span>');
  });

  it('breaks a formula between its arguments, sooner because of the sign before it', () => {
    const formula = '=YT.BUDGET("@NETOMS";"2025";"BUD")';
    const html = codeHtml(formula, 'excel');
    expect(html).toMatch(/^<span class="line">/);
    expect(html.match(/<wbr>/g)).toHaveLength(3);
    expect(html.replace(/<[^>]*>/g, '')).toBe(formula);
    expect(codeHtml('=YT.INFO("LASTSYNC")', 'excel')).not.toContain('line');
  });

  it('makes a box of a line that a phone breaks, and keeps words with hyphens whole in it', () => {
    const short = 'Get-Item -Path a';
    expect(codeHtml(short, 'powershell')).not.toMatch(/line|nb/);
    const html = codeHtml(`${short}\nTest-NetConnection -ComputerName yttra.example -Port 1433`, 'powershell');
    expect(html).toContain('\n<span class="line">');
    expect(html).toContain('<span class="nb">-ComputerName</span>');
    expect(html).toContain('<span class="nb">Test-NetConnection</span>');
    expect(untagged(html)).toContain(`${short}\nTest-NetConnection -ComputerName`);
    expect(codeHtml('    var a = Environment.GetEnvironmentVariable(name);', 'csharp')).toMatch(
      /^<span class="line in">.*\.<\/span><wbr>.*\(<\/span><wbr>name/,
    );
  });
});

describe('rehype plugin', () => {
  it('turns a fence into properties', () => {
    const {code, tree} = fence('SQL', 'SELECT 1\n', 'title="a.sql" no-check="varför" lang="sv"');
    highlight()(tree as never, {path: 'docs-api/a.mdx'});
    expect(code.children).toEqual([]);
    expect(code.properties).toEqual({
      className: ['language-sql'],
      title: 'a.sql',
      lang: 'sv',
      html: '<span class="token keyword">SELECT</span> <span class="token number">1</span>',
    });
  });

  it('names file, line and remedy', () => {
    const run = (language: string) => () => highlight()(fence(language, 'x').tree as never, {path: 'docs-api/a.mdx'});
    expect(run('cobol')).toThrow(
      'docs-api/a.mdx:7: the language "cobol" of a code fence is not known. Known: batch, csharp',
    );
  });
});
