import type {Element, ElementContent} from 'hast';

/** What a page shows and does not say: controls, pictures, lists of its own parts, what only a screen reader reads twice. */
const furnitureTags = new Set(
  'button form input label nav output script select style svg template yt-filter yt-place'.split(' '),
);
const furnitureClasses = [
  'clean-btn',
  'd-number',
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-unlisted-banner',
  'yt-pagemeta',
];

function classesOf({properties}: Element): readonly string[] {
  return (properties.className ?? []) as string[];
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const has = (name: string) => (element: Element) => classesOf(element).includes(name);
const tag =
  (...names: readonly string[]) =>
  ({tagName}: Element) =>
    names.includes(tagName);

function isFurniture(element: Element): boolean {
  const {ariaHidden, hidden, role} = element.properties;
  return (
    furnitureTags.has(element.tagName) ||
    // The sign between the parts of a menu path is seen, if not read out.
    (ariaHidden === 'true' && element.tagName !== 'i') ||
    hidden === true ||
    role === 'tooltip' ||
    furnitureClasses.some((name) => has(name)(element))
  );
}

const text = (value: string): ElementContent => ({type: 'text', value});

function make(tagName: string, children: ElementContent[], className?: string): Element {
  return {type: 'element', tagName, properties: className ? {className: [className]} : {}, children};
}

/** The first element at or below a node that matches. */
function find(node: ElementContent, matches: (element: Element) => boolean): Element | undefined {
  if (!isElement(node)) {
    return undefined;
  }
  return matches(node) ? node : node.children.flatMap((child) => find(child, matches) ?? [])[0];
}

const blocks = new Set('blockquote details div dl figure h2 h3 h4 ol p pre section table ul'.split(' '));
const isBlock = (node: ElementContent) => isElement(node) && blocks.has(node.tagName);

/** Nodes with a text between each two. */
function joined(nodes: readonly ElementContent[], separator: string): ElementContent[] {
  return nodes.flatMap((node, index) => (index > 0 ? [text(separator), node] : [node]));
}

/** Blocks in one line, for a place that holds nothing else. */
function inLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || !isBlock(node)) {
      return [node];
    }
    const children = inLine(node.children);
    return tag('ul', 'ol')(node)
      ? joined(
          children.filter(isElement).map((item) => make('span', item.children)),
          '; ',
        )
      : [text(' '), ...children, text(' ')];
  });
}

/** What a node says. */
function wordsOf(node: ElementContent): string {
  if (isElement(node)) {
    return node.children.map(wordsOf).join('');
  }
  return node.type === 'text' ? node.value : '';
}

/** A sample: its name, if it has one, and its code with the language, without the elements that colour it. */
function sample(element: Element): ElementContent[] {
  const title = find(element, tag('b'));
  const code = find(element, tag('code'))!;
  const language = classesOf(element).find((name) => name.startsWith('language-') && name !== 'language-text');
  return [
    ...(title ? [make('p', [make('strong', title.children)])] : []),
    make('pre', [make('code', [text(wordsOf(code))], language)]),
  ];
}

function admonition({children}: Element): ElementContent[] {
  const [heading, ...rest] = children.filter(isElement);
  return [
    make('blockquote', [make('p', [make('strong', heading!.children)]), ...rest.flatMap((part) => part.children)]),
  ];
}

/** Terms and what is said of them, a line each. */
function definitions(list: Element): ElementContent[] {
  const parts = list.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'div' ? child.children.filter(isElement) : [child]));
  const lines: Element[] = [];
  for (const {tagName, children} of parts) {
    if (tagName === 'dt') {
      lines.push(make('li', [make('strong', [...children, text(':')])]));
    } else {
      lines.at(-1)!.children.push(text(' '), ...children);
    }
  }
  return [make('ul', lines)];
}

/** Whether an element holds others, and not only a name and its words. */
const isGroup = (node: ElementContent): node is Element =>
  isElement(node) && node.children.every((child) => isElement(child) && !has('yt-key')(child));

/** The line under a table: what its marks mean, and how much it holds. */
function tableCaption({children}: Element): ElementContent[] {
  const parts = children.flatMap((child) => (isGroup(child) ? child.children : [child]));
  return [make('p', joined(parts, ', '))];
}

const isLink = (node: ElementContent): node is Element => isElement(node) && node.tagName === 'a';

/** Codes of a figure that lead to their cards. */
const isLinksInCode = ({tagName, children}: Element) => tagName === 'code' && children.some(isLink);

/** Each code in its link: Markdown has no link in code. */
const codesInLinks = ({children}: Element) =>
  children.map((child) => (isLink(child) ? {...child, children: [make('code', child.children)]} : child));

/** A description in one paragraph needs no heading. */
function description({children}: Element): ElementContent[] {
  const [heading, ...rest] = children;
  return rest.length === 1 ? rest : [heading!, ...rest];
}

/** A figure: its caption, its description in words or the steps that it draws, and the explanations of its numbers. */
function figure({children}: Element): ElementContent[] {
  const parts = children.filter(isElement);
  const caption = parts.filter(tag('figcaption')).map((part) => make('p', [make('strong', part.children)]));
  const legend = parts.filter(has('yt-legend'));
  const alternative = parts.find(has('yt-figure__alternative'));
  const content = alternative ? description(alternative) : parts.filter(has('yt-figure__frame'));
  return [...caption, ...content, ...legend];
}

type Rule = readonly [applies: (element: Element) => boolean, plain: (element: Element) => ElementContent[]];

/** How our components, and elements that Markdown has not, are written in those that it has. The first that applies, from the inside out. */
const rules: readonly Rule[] = [
  [tag('wbr'), () => []],
  [
    tag('i'),
    ({properties, children, ...rest}) => (properties.ariaHidden ? children : [{...rest, properties, children}]),
  ],
  [has('theme-code-block'), sample],
  [has('theme-admonition'), admonition],
  [has('yt-tablecap'), tableCaption],
  [has('yt-figure'), figure],
  [has('yt-figure__number'), ({children}) => [...children, text('. ')]],
  [has('yt-path'), ({children}) => [make('strong', children)]],
  [has('yt-file'), ({children}) => [make('code', children)]],
  [has('yt-key'), (key) => [key, text(' ')]],
  [isLinksInCode, codesInLinks],
  [has('d-call'), () => []],
  [has('d-gap'), ({children}) => (children.some(isElement) ? [...children, text(' → ')] : [])],
  [has('d-exit'), ({children}) => [make('span', joined(children.filter(isElement), ' → '))]],
  [has('d-exits'), ({children}) => [text(' ('), ...joined(children.filter(isElement), '; '), text(')')]],
  [
    (element) => ['d-card', 'd-step', 'd-pair'].some((name) => has(name)(element)),
    ({children}) => [make('span', children)],
  ],
  [tag('dl'), definitions],
  [(element) => element.tagName === 'ul' && element.children.length === 0, () => []],
  [tag('summary'), ({children}) => [make('p', [make('strong', children)])]],
  [tag('td', 'th'), (cell) => [{...cell, children: inLine(cell.children)}]],
];

/**
 * A part of a page in plain HTML: what a reader sees, in elements that Markdown has, too.
 *
 * @returns the nodes that stand in the place of `node`
 */
export function plainHtml(node: ElementContent): ElementContent[] {
  if (node.type === 'text') {
    return [text(node.value.replace(/[\u200b\u00ad]/g, ''))];
  }
  if (!isElement(node) || isFurniture(node)) {
    return [];
  }
  const element = {...node, children: node.children.flatMap(plainHtml)};
  const rule = rules.find(([applies]) => applies(element));
  return rule ? rule[1](element) : [element];
}
