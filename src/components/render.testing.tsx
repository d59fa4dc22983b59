import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {resolvers} from '../../plugins/product-data/resolve';
import {writerComponents} from './index';

/**
 * What a page shows for `<Name attribute="…" />` on the Swedish site: the data as the build puts
 * it in, drawn by the component. For tests.
 */
export function render(name: keyof typeof writerComponents, attributes: Record<string, string> = {}): string {
  const data = resolvers.get(name)?.resolve(attributes, {locale: 'sv'}).data;
  const Component = writerComponents[name] as ComponentType<Record<string, unknown>>;
  return renderToStaticMarkup(<Component {...(data === undefined ? attributes : {data})} />);
}
