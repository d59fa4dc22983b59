/// <reference types="vite/client" />
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {attributeFaults, attributeValues} from './attributes';
import {writerComponents} from './registry';

type Component = ComponentType<Record<string, unknown>>;

const modules = import.meta.glob<Component>('./writer/*/index.tsx', {eager: true, import: 'default'});

/** The components themselves, by name, as a page imports them. For tests. */
export const components: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(modules).map(([file, component]) => [file.split('/')[2]!, component]),
);

/**
 * What a page shows for `<Name attribute="…" />` on the Swedish site: the data as the build puts
 * it in, drawn by the component. For tests.
 */
export function render(name: string, attributes: Readonly<Record<string, string>> = {}): string {
  const writer = writerComponents.get(name)!;
  const written = new Map(Object.entries(attributes));
  const [fault] = attributeFaults(name, writer, written);
  if (fault) {
    throw new Error(`${fault.message} ${fault.fix}`);
  }
  const data = writer.resolve?.(attributeValues(writer, written), {locale: 'sv'}).data;
  const Component = components[name]!;
  return renderToStaticMarkup(<Component {...(writer.resolve ? {data} : attributes)} />);
}
