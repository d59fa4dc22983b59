import logger from '@docusaurus/logger';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {beforeEach, describe, expect, it, vi, type MockInstance} from 'vitest';
import markdownLinks from './markdownLinks';

let warn: MockInstance<typeof logger.warn>;
beforeEach(() => {
  warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
});

function run(url: string): void {
  const position = {start: {line: 7, column: 1}, end: {line: 7, column: 9}};
  const root: Root = {
    type: 'root',
    children: [{type: 'paragraph', children: [{type: 'link', url, position, children: []}]}],
  };
  const transform = (markdownLinks as unknown as () => (root: Root, file: VFile) => void)();
  transform(root, new VFile({path: `${process.cwd()}/docs-report/intro.mdx`}));
}

describe('markdownLinks', () => {
  it('names file, line and target of a link that was not resolved', () => {
    run('./nope.md#part');
    expect(warn.mock.calls[0]![0]).toContain('docs-report/intro.mdx:7  broken markdown link to "./nope.md#part"');
  });

  it('says nothing of addresses and of files elsewhere', () => {
    run('/report/intro');
    run('https://example.com/README.md');
    expect(warn).not.toHaveBeenCalled();
  });
});
