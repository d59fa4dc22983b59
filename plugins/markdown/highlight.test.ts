import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
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

const samples = parse(readFileSync(path.join(__dirname, 'highlight.examples.yml'), 'utf8')) as Readonly<
  Record<LanguageName, {readonly code: string; readonly html: string}>
>;

describe('code as HTML', () => {
  it.each(languageNames)('%s is coloured, and is itself again without tags', (language) => {
    const {code, html} = samples[language];
    expect(codeHtml(code, language)).toContain(html);
    expect(untagged(codeHtml(code, language))).toBe(code);
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
  /** A fence after the plugin. */
  function prepared(language: string, value: string, metastring?: string) {
    const properties: Record<string, unknown> = {className: [`language-${language}`], metastring};
    const position = {start: {line: 7}};
    const code = {type: 'element', tagName: 'code', properties, children: [{type: 'text', value}], position};
    const pre = {type: 'element', tagName: 'pre', children: [code]};
    highlight()({type: 'root', children: [pre]} as never, {path: 'docs-api/a.mdx'});
    return code;
  }

  it('turns a fence into properties', () =>
    expect(prepared('SQL', 'SELECT 1\n', 'title="a.sql" no-check="varför" lang="sv"')).toMatchObject({
      children: [],
      properties: {
        language: 'sql',
        title: 'a.sql',
        lang: 'sv',
        html: '<span class="token keyword">SELECT</span> <span class="token number">1</span>',
      },
    }));

  it('names file, line and remedy', () =>
    expect(() => prepared('cobol', 'x')).toThrow(
      'docs-api/a.mdx:7: the language "cobol" of a code fence is not known. Known: bash, batch',
    ));
});
