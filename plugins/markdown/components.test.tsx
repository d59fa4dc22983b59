import {evaluate} from '@mdx-js/mdx';
import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {writerComponents} from '../../src/components/registry';
import {components} from '../../src/components/render.testing';
import type {LocaleId} from '../../src/lib/locales';
import productData from './product-data';
import {componentGallery} from './components';

/** A page as the framework builds it. */
async function build(source: string, locale: LocaleId): Promise<string> {
  const file = new VFile({value: source, path: `${process.cwd()}/docs-internal/page.mdx`});
  const page = await evaluate(file, {
    ...runtime,
    remarkPlugins: [
      [componentGallery, {locale}],
      remarkGfm,
      [headings, {anchorsMaintainCase: false}],
      [productData, {locale}],
    ],
  });
  return renderToStaticMarkup(<page.default components={components} />);
}

const signs: Readonly<Record<string, string>> = {quot: '"', lt: '<', gt: '>', '#x27': "'", amp: '&'};
const plain = (html: string) => html.replace(/&(#?\w+);/g, (written, name: string) => signs[name] ?? written);

it.each(['sv', 'en'] as const)(
  'the gallery in %s has each component with its heading, purpose, attributes, source and what readers see',
  async (locale) => {
    const html = plain(await build('Före.\n\n<ComponentGallery />\n\nEfter.', locale));
    const sections = html.split(/(?=<h3 id="component-)/).slice(1);
    expect(sections.map((section) => /<h3[^>]*>(\w+)</.exec(section)?.[1])).toEqual([...writerComponents.keys()]);
    for (const [index, {attributes, example, purpose}] of [...writerComponents.values()].entries()) {
      const source = typeof example === 'string' ? example : example[locale];
      const [head, shown] = sections[index]!.split('</pre>');
      expect(head!.replace(/<\/?code>/g, '`')).toContain(purpose[locale]);
      expect(head).toContain(source);
      Object.keys(attributes).forEach((name) => expect(head).toContain(`<strong>${name}</strong>`));
      expect(shown!.replace(/<p>Efter\.<\/p>/, '').trim()).not.toBe('');
    }
  },
);

it('holds every value, long lists folded', async () => {
  const html = await build('<ComponentGallery />', 'sv');
  expect(html).toMatch(/<summary>\d+ värden<\/summary>[^]*<code>limits\.excelCells<\/code>/);
  expect(html).toContain('<strong>section</strong>: Utelämnat: hela filen.');
});
