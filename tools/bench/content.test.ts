import {describe, expect, it} from 'vitest';
import type {ScratchSite} from '../lib/scratchSite';
import {fill, pageSource} from './content';

describe('generated pages', () => {
  it('are the same for the same page', () => expect(pageSource(7)).toBe(pageSource(7)));
  it('differ from each other', () => expect(pageSource(7)).not.toBe(pageSource(8)));
  it('hold some 600 words, a table and two samples', () => {
    const source = pageSource(7);
    const count = source.split(/\s+/).length;
    expect(count).toBeGreaterThan(500);
    expect(count).toBeLessThan(800);
    expect(source.match(/```(sql|typescript)/g)).toEqual(['```sql', '```typescript']);
    expect(source).toContain('| Namn | Betydelse |');
  });
});

describe('a filled site', () => {
  function filled(pages: number): Map<string, string> {
    const files = new Map<string, string>();
    fill(
      {dir: '/nowhere', write: (file: string, text: string) => files.set(file, text)} as unknown as ScratchSite,
      pages,
    );
    return files;
  }

  it('has so many pages and four sidebars', () => {
    const names = [...filled(40).keys()];
    expect(names.filter((name) => name.endsWith('.mdx'))).toHaveLength(40);
    expect(names.filter((name) => name.startsWith('sidebars-'))).toHaveLength(4);
  });

  it('keeps the document that the section begins with outside the categories of ten', () => {
    const sidebar = filled(80).get('sidebars-report.ts')!;
    expect(sidebar).toContain('{"reportSidebar":["intro",{"type":"category"');
    expect(sidebar.match(/"type":"category"/g)).toHaveLength(2);
  });

  it('wants numbers that four sections can share', () => expect(() => filled(41)).toThrow('multiple of 4'));
});
