import type {ReactNode} from 'react';

interface Message {
  readonly message?: string;
  readonly id?: string;
}

function fill(text: string, values: Record<string, unknown> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

/** Stand-in: the default message, filled in. */
export function translate({message, id}: Message, values?: Record<string, unknown>): string {
  return fill(message ?? id ?? '', values);
}

export default function Translate({
  children,
  values,
}: {
  children?: ReactNode;
  values?: Record<string, unknown>;
}): ReactNode {
  return typeof children === 'string' ? fill(children, values) : children;
}
