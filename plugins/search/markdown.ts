import type {Nodes, Root} from 'mdast';
import type {PageRecord} from './html';

/** Properties of the writers' components whose value a reader sees. */
const visibleProperty = /\b(?:sv|en|path|combo|name)="([^"]*)"/g;

const separated = new Set(['paragraph', 'listItem', 'tableRow', 'code', 'blockquote', 'table']);

function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
    case 'code':
      return ` \`${node.value.replace(/`/g, '’')}\` `;
    case 'html':
      return [...node.value.matchAll(visibleProperty)].map(([, value]) => ` ${value} `).join('');
    default: {
      const inner = 'children' in node ? node.children.map(textOf).join('') : '';
      return node.type === 'tableCell' ? `${inner} · ` : separated.has(node.type) ? `${inner} ` : inner;
    }
  }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A heading as it is written: `Alla fält {#fields}`. */
function headingParts(text: string): {heading: string; anchor: string} {
  const match = /^(.*?)\s*\{#([^}]+)\}\s*$/.exec(text);
  return match ? {heading: match[1]!, anchor: match[2]!} : {heading: text, anchor: ''};
}

/** The source without its front matter. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '');
}

/**
 * The records of a page's source, for the development server, where no finished page exists.
 * What a component draws from the product data is not in it; the answer cards are.
 *
 * @param root the parsed source, without front matter
 */
export function recordsOfMarkdown(root: Root): PageRecord[] {
  const records: {anchor: string; heading: string; text: string}[] = [{anchor: '', heading: '', text: ''}];
  for (const node of root.children) {
    const {heading, anchor} = node.type === 'heading' ? headingParts(tidy(textOf(node))) : {heading: '', anchor: ''};
    if (anchor !== '') {
      records.push({anchor, heading: heading.replace(/`/g, ''), text: ''});
    } else {
      records.at(-1)!.text += ` ${textOf(node)}`;
    }
  }
  return records.map((record) => ({...record, text: tidy(record.text)}));
}
