/** The part of a hast node that our rehype plugins read and change. */
export interface HastNode {
  type: string;
  tagName?: string;
  /** Of a component. */
  name?: string | null;
  attributes?: readonly {value?: unknown}[];
  value?: string;
  properties?: Record<string, unknown>;
  data?: {meta?: string | null};
  children?: HastNode[];
  position?: {start: {line: number}};
}

/** All text below a node. */
export function textOf(node: HastNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
