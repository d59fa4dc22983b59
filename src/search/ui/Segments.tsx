import type {ReactNode} from 'react';
import type {Segment} from '../types';

function Piece({segment: {text, mark, code}}: {readonly segment: Segment}): ReactNode {
  const words = mark ? <mark>{text}</mark> : text;
  return code ? <code>{words}</code> : words;
}

/** A text with its words marked and its code in the code font. */
export default function Segments({of}: {readonly of: readonly Segment[]}): ReactNode {
  return of.map((segment, index) => <Piece key={index} segment={segment} />);
}
