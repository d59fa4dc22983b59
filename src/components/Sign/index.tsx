import type {ReactNode} from 'react';

/** Line drawings on a 20 × 20 grid; the stroke takes the colour of the text (src/css/base.css). */
const drawings = {
  arrow: 'M3 10h13M11 5l5 5-5 5',
  check: 'M3 10.5 8 15.5 17 4.5',
  copy: 'M7 7h10v10H7zM13 7V3H3v10h4',
  danger: 'M6.7 2.5h6.6l4.2 4.2v6.6l-4.2 4.2H6.7l-4.2-4.2V6.7zM10 6v5M10 13.8v.2',
  explanation: 'M10 17V5.5C8 3.8 5.5 3 2.5 3v11.5c3 0 5.5.8 7.5 2.5 2-1.7 4.5-2.5 7.5-2.5V3c-3 0-5.5.8-7.5 2.5',
  'how-to': 'M3 3h4v4H3zM3 13h4v4H3zM10 5h7.5M10 15h7.5',
  info: 'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM10 9.5V14M10 6v.2',
  languages:
    'M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM2.5 10h15M10 2.5c2.2 2 3.3 4.5 3.3 7.5s-1.1 5.5-3.3 7.5c-2.2-2-3.3-4.5-3.3-7.5S7.8 4.5 10 2.5z',
  link: 'M8.5 11.5 11.5 8.5M7 9l-3 3a2.8 2.8 0 0 0 4 4l3-3M13 11l3-3a2.8 2.8 0 0 0-4-4L9 7',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z',
  note: 'M2.5 2.5h15v11l-4 4h-11zM6 7h8M6 11h5',
  reference: 'M2.5 3.5h15v13h-15zM2.5 8h15M8 3.5v13',
  result: 'M2.5 2.5h15v15h-15zM6 10l3 3 5.5-6',
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM13 13l5 5',
  sun: 'M13.5 10a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16',
  troubleshooting: 'M12.5 3.5a4.5 4.5 0 0 0-5 6.2L2.5 14.7l2.8 2.8 5-5a4.5 4.5 0 0 0 6.2-5l-2.8 2.8-3-1-1-3z',
  warning: 'M10 2.5 18.5 17h-17zM10 8v4.2M10 14.4v.2',
} as const;

export type SignName = keyof typeof drawings;

/**
 * A small sign beside a word. Always decorative: the word says the same, so it is hidden from
 * screen readers.
 *
 * @param className extra class, for signs whose parent has rules for it
 */
export default function Sign({name, className}: {name: SignName; className?: string}): ReactNode {
  return (
    <svg
      className={className ? `ico ${className}` : 'ico'}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
