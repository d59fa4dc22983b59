/** What the YAML parser complains of, in words for whoever wrote the file. */
import type {Fault} from './fault';

type Explanation = Pick<Fault, 'message' | 'remedy'>;
type Saying = readonly [pattern: RegExp, explain: (match: readonly string[]) => Explanation];

const sayings: readonly Saying[] = [
  [
    /closing ["']quote/,
    () => ({message: 'a quotation mark is not closed', remedy: 'Write it at the end of the value.'}),
  ],
  [
    /Nested mappings/,
    () => ({message: 'a value holds a colon', remedy: 'Put the value between quotation marks: key: "value".'}),
  ],
  [/keys must be unique/, () => ({message: 'a key is written twice', remedy: 'Keep one of the two.'})],
  [
    /reserved character (.)/,
    ([, sign]) => ({message: `a value begins with ${sign}`, remedy: 'Put the value between quotation marks.'}),
  ],
  [
    /Flow (?:sequence|map)/,
    () => ({message: 'a bracket is not closed', remedy: 'Write ] or } at the end of the list.'}),
  ],
  [
    /Block collections are not allowed within flow/,
    () => ({message: 'a value between brackets holds a colon', remedy: 'Put the value between quotation marks.'}),
  ],
  [
    /Unexpected (.) in flow/,
    ([, sign]) => ({
      message: `there is one ${sign} too many between brackets`,
      remedy: 'Take it away, or put the value between quotation marks.',
    }),
  ],
  [/Tabs/, () => ({message: 'a line begins with a tab', remedy: 'Write two spaces instead.'})],
  [
    /same column|without - indicator|implicit map key\b/,
    () => ({message: 'the indentation is wrong', remedy: 'Begin the line where the lines that belong with it begin.'}),
  ],
  [
    /Implicit (?:map )?keys/,
    () => ({message: 'a line has no key', remedy: 'Write "key: value", or put it on the line of its key.'}),
  ],
  [
    /scalar at node end/,
    () => ({
      message: 'something follows a closing bracket or quotation mark',
      remedy: 'Put the whole value between quotation marks.',
    }),
  ],
  [
    /multiple documents/,
    () => ({message: 'a line --- begins a second document', remedy: 'Take the line away, or make two files of it.'}),
  ],
  [/Unresolved tag/, () => ({message: 'a value begins with !', remedy: 'Put the value between quotation marks.'})],
];

/** @param message of the YAML parser */
export function explainYaml(message: string): Explanation {
  for (const [pattern, explain] of sayings) {
    const match = pattern.exec(message);
    if (match) return explain(match);
  }
  return {message: message.replace(/ at line \d+[^]*/, ''), remedy: 'Correct the line, or the one above it.'};
}
