import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import type {FigureData, FlowFigure} from '../../src/figures/types';
import figuresPlugin, {type FiguresOptions} from '.';

function figureElement(id: string | null, line = 7): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: id === null ? [] : [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [],
    position: {start: {line, column: 1}, end: {line, column: 20}},
  };
}

function transform(elements: MdxJsxFlowElement[], options: FiguresOptions): void {
  const root: Root = {type: 'root', children: elements};
  const file = new VFile({path: `${process.cwd()}/docs-report/intro.mdx`});
  const transformer = figuresPlugin.call({} as never, options) as (tree: Root, file: VFile) => void;
  transformer(root, file);
}

function run(elements: MdxJsxFlowElement[], options: FiguresOptions): FigureData[] {
  transform(elements, options);
  return elements.map(({attributes}) => {
    const data = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'data');
    return JSON.parse((data!.value as {value: string}).value) as FigureData;
  });
}

describe('the figures plugin', () => {
  it('hands the component the drawing and its texts in the page’s language only', () => {
    const [sv] = run([figureElement('parts')], {locale: 'sv'});
    const [en] = run([figureElement('parts')], {locale: 'en'});
    expect(sv!.svg).toContain('Kunddatabas');
    expect(en!.svg).toContain('Customer');
    expect(JSON.stringify(en)).not.toContain('Kunddatabas');
  });

  it('keeps ids unique when a page has a figure twice', () => {
    const [first, second] = run([figureElement('parts'), figureElement('parts')], {locale: 'sv'});
    expect(first!.svg).toContain('id="fig-parts-t"');
    expect(second!.svg).toContain('id="fig-parts-2-t"');
  });

  it('leaves other elements alone', () => {
    const other = {...figureElement('parts'), name: 'Steps'};
    transform([other], {locale: 'sv'});
    expect(other.attributes).toHaveLength(1);
  });

  it('fails on an unknown id with file, line and the nearest id', () => {
    expect(() => run([figureElement('sync-state', 12)], {locale: 'sv'})).toThrow(
      /docs-report\/intro\.mdx:12 {2}unknown figure "sync-state"\n.*"sync-states"/,
    );
  });

  it('fails on a missing id', () => {
    expect(() => run([figureElement(null, 3)], {locale: 'sv'})).toThrow('docs-report/intro.mdx:3  <Figure> needs an id');
  });

  it('says which page and which figure when a drawing is faulty', () => {
    const broken: FlowFigure = {
      kind: 'flow',
      width: 440,
      title: 'T',
      caption: 'C',
      alternative: 'A',
      columns: [1],
      nodes: [{id: 'a', title: 'A', at: [0, 0]}],
      edges: [{from: 'a', to: 'gone'}],
    };
    expect(() => run([figureElement('broken', 5)], {locale: 'en', definitions: {broken}})).toThrow(
      /intro\.mdx:5 {2}figure "broken" cannot be drawn \(en\): There is no box "gone"/,
    );
  });
});
