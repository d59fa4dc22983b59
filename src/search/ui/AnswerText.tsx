import type {ReactNode} from 'react';

/** A text in which code stands between backticks. */
export default function AnswerText({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
