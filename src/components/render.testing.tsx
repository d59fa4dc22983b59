/// <reference types="vite/client" />
import {createElement, type ComponentType, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {attributeFaults, attributeValues} from './attributes';
import {writerComponents} from './registry';

type Component = ComponentType<Record<string, unknown>>;

const modules = import.meta.glob<Component>(['./*/index.tsx', './writer/*/index.tsx'], {
  eager: true,
  import: 'default',
});

/** The components themselves, by name, as a page imports them. For tests. */
export const components: Readonly<Record<string, Component>> = Object.fromEntries(
  [...writerComponents].map(([name, {file}]) => [name, modules[`./${file}/index.tsx`]!]),
);

/** Each component as pages have it, its data put in as the build does, on the Swedish site. For tests. */
export const writerTags: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(components).map(([name, Component]) => {
    const writer = writerComponents.get(name)!;
    const Tag: Component = ({children, ...attributes}) => {
      const written = new Map(Object.entries(attributes as Record<string, string>));
      const [fault] = attributeFaults(name, writer, written);
      if (fault) {
        throw new Error(`${fault.message} ${fault.fix}`);
      }
      const data = writer.resolve?.(attributeValues(writer, written), {locale: 'sv'}).data;
      return <Component {...(writer.resolve ? {data} : attributes)}>{children as ReactNode}</Component>;
    };
    return [name, Tag];
  }),
);

/** Markup of `<Name attribute="…" />`. For tests. */
export const render = (name: string, attributes: Readonly<Record<string, string>> = {}): string =>
  renderToStaticMarkup(createElement(writerTags[name]!, attributes));
