import type {LocaleId, Localized} from '../lib/locales';
import {fewValues, galleryAnchor, listedValues} from './attributes';
import {writerComponents} from './registry';
import type {Attribute, WriterComponent} from './schema';

/** Stands in a page for all components with their examples (plugins/markdown/components). */
export const galleryElement = 'ComponentGallery';

const words: Readonly<Record<'values' | 'without' | 'any', Localized>> = {
  values: {sv: 'värden', en: 'values'},
  without: {sv: 'Utelämnat', en: 'Left out'},
  any: {sv: 'Valfri text', en: 'Any text'},
};

const quoted = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ');

function valuesOf(attribute: Attribute, locale: LocaleId): string {
  const [few, all] = [fewValues(attribute), listedValues(attribute)];
  if (all.length === 0) {
    return `${words.any[locale]}.`;
  }
  return few.length > 0
    ? `${quoted(few)}.`
    : `\n\n  <details>\n  <summary>${all.length} ${words.values[locale]}</summary>\n\n  ${quoted(all)}\n\n  </details>`;
}

function section(name: string, {purpose, attributes, example}: WriterComponent, locale: LocaleId): string {
  const source = typeof example === 'string' ? example : example[locale];
  const items = Object.entries(attributes).map(([attribute, definition]) => {
    const without = definition.without ? ` ${words.without[locale]}: ${definition.without[locale]}.` : '';
    return `- **${attribute}**:${without} ${valuesOf(definition, locale)}`;
  });
  return [
    `### ${name} \\{#${galleryAnchor(name)}}`,
    purpose[locale],
    items.join('\n'),
    // Four, because an example may have a block of code in it.
    `\`\`\`\`text\n${source}\n\`\`\`\``,
    source,
  ].join('\n\n');
}

/** Every component with its purpose, attributes and example, as the MDX of a page in that language. */
export function galleryMdx(locale: LocaleId): string {
  return [...writerComponents].map(([name, component]) => section(name, component, locale)).join('\n\n');
}
