const quote = 'Put the value between quotation marks.';

/** What the YAML parser complains of, in words for whoever wrote the file; `$1` is what the pattern found. */
const sayings: readonly (readonly [pattern: RegExp, message: string, remedy: string])[] = [
  [/closing ["']quote/, 'a quotation mark is not closed', 'Write it at the end of the value.'],
  [/Nested mappings/, 'a value holds a colon', 'Put the value between quotation marks: key: "value".'],
  [/keys must be unique/, 'a key is written twice', 'Keep one of the two.'],
  [/reserved character (.)/, 'a value begins with $1', quote],
  [/Flow (?:sequence|map)/, 'a bracket is not closed', 'Write ] or } at the end of the list.'],
  [/Block collections are not allowed within flow/, 'a value between brackets holds a colon', quote],
  [
    /Unexpected (.) in flow/,
    'there is one $1 too many between brackets',
    'Take it away, or put the value between quotation marks.',
  ],
  [/Tabs/, 'a line begins with a tab', 'Write two spaces instead.'],
  [
    /same column|without - indicator|implicit map key\b/,
    'the indentation is wrong',
    'Begin the line where the lines that belong with it begin.',
  ],
  [/Implicit (?:map )?keys/, 'a line has no key', 'Write "key: value", or put it on the line of its key.'],
  [/scalar at node end/, 'something follows a closing bracket or quotation mark', quote],
  [/multiple documents/, 'a line --- begins a second document', 'Take the line away, or make two files of it.'],
  [/Unresolved tag/, 'a value begins with !', quote],
];

/** @param fault as the YAML parser says it */
export function explainYaml(fault: string): {readonly message: string; readonly remedy: string} {
  const [pattern, message, remedy] = sayings.find(([each]) => each.test(fault)) ?? [];
  return pattern
    ? {message: message!.replace('$1', () => pattern.exec(fault)![1]!), remedy: remedy!}
    : {message: fault.replace(/ at line \d+[^]*/, ''), remedy: 'Correct the line, or the one above it.'};
}
