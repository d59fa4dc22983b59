import {fewValues} from '../../../src/components/attributes';
import {writerComponents} from '../../../src/components/registry';
import type {WriterComponent} from '../../../src/components/schema';

/** A snippet per component; those of Markdown stand in `pages.code-snippets`, kept by hand. */
export const snippetsFile = '.vscode/components.code-snippets';

/** What a snippet may not hold as it is. */
const escaped = (text: string) => text.replace(/[\\$}]/g, '\\$&');

/** The element in its example, without what stands round it. */
function elementOf(name: string, example: string): string {
  const element = new RegExp(`<${name}\\b(?:(?:"[^"]*"|[^">])*/>|[^]*</${name}>)`).exec(example);
  if (!element) {
    throw new Error(`src/components/writer/${name}/component.yml: the example does not hold <${name}>.`);
  }
  return element[0];
}

/** The example with a stop at every value and every text; few values are offered as a menu. */
function bodyOf(name: string, {attributes, example}: WriterComponent): string[] {
  let stop = 0;
  const source = elementOf(name, typeof example === 'string' ? example : example.sv);
  const body = source.replace(/(\w+)="([^"]*)"|(?<=^|>)[^<>\n]+(?=<|$)/gm, (text, attribute, value) => {
    stop += 1;
    if (attribute === undefined) {
      return `\${${stop}:${escaped(text)}}`;
    }
    const menu = fewValues(attributes[attribute] ?? {});
    return `${attribute}="\${${stop}${menu.length > 0 ? `|${menu.join(',')}|` : `:${escaped(value)}`}}"`;
  });
  return `${body}$0`.split('\n');
}

/** Text of the file. */
export function snippetsText(): string {
  const snippets = [...writerComponents].map(([name, component]) => [
    name,
    {scope: 'mdx', prefix: name.toLowerCase(), description: component.purpose.en, body: bodyOf(name, component)},
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}
