/** Why a page cannot be read, in words of ours: the parsers speak to those who know their grammar. */
import {explainYaml} from '../../../packages/checked-yaml';

/** What is wrong, and what to write instead. */
export interface Fault {
  readonly message: string;
  readonly fix?: string;
}

type Saying = readonly [pattern: RegExp, words: (match: readonly string[]) => Fault];

/** Elements of HTML that have no closing tag. */
const empty = /^(?:br|hr|img|input|wbr)$/;

const asText = (sign: string) => `Write ${sign} for the sign itself, or put the code between backticks.`;

function unclosed([, name = '', line]: readonly string[]): Fault {
  let fix = `Write </${name}>; when it is no tag: &lt;${name}>, or put it between backticks.`;
  if (empty.test(name)) {
    fix = `Write <${name} />.`;
  } else if (/^[A-Z]/.test(name)) {
    fix = `Write </${name}>, or end the tag with /> when nothing is to stand in it.`;
  }
  return {message: `<${name}> on line ${line} is not closed.`, fix};
}

/** Messages of the MDX parser. */
const ofMdx: readonly Saying[] = [
  [
    /end of file in expression|parse expression|in expression in container/,
    () => ({message: 'The brace { begins code here.', fix: asText('\\{')}),
  ],
  [/Expected a closing tag for `<([^`>]*)>` \((\d+)/, unclosed],
  [
    /closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+)/,
    ([, found, open, line]) => ({
      message: `</${found}> stands where <${open}> of line ${line} is to be closed.`,
      fix: `Write </${open}> before it.`,
    }),
  ],
  [
    /closing slash/,
    () => ({
      message: 'A closing tag stands here, and nothing is open.',
      fix: 'Take it away, or write the opening tag.',
    }),
  ],
  [
    /before attribute value/,
    () => ({message: 'The value of an attribute has no quotation marks.', fix: 'Write name="value".'}),
  ],
  [
    /end of file in attribute value/,
    () => ({message: 'The quotation mark of an attribute is not closed.', fix: 'Write name="value".'}),
  ],
  [
    /end of file in/,
    () => ({message: 'A tag begins with < here and does not end.', fix: `Write > or />. ${asText('&lt;')}`}),
  ],
  [/character `!`/, () => ({message: 'A remark <!-- is not closed.', fix: 'Write --> at its end.'})],
  [
    /character `@`/,
    () => ({
      message: 'An address between < and > is read as a tag.',
      fix: 'Write [name@host](mailto:name@host), or &lt; for the sign itself.',
    }),
  ],
  [
    /local name.*create a link/,
    () => ({message: 'An address between < and > is read as a tag.', fix: 'Write [what it is](https://…).'}),
  ],
  [
    /character `(.)`.* (?:before|in) /,
    ([, sign]) => ({message: `The sign < begins a tag, and "${sign}" cannot stand in one.`, fix: asText('&lt;')}),
  ],
  [
    /import\/exports/,
    () => ({
      message: 'A line that begins with "import" or "export" is read as code.',
      fix: 'Begin the line with another word.',
    }),
  ],
];

function said(sayings: readonly Saying[], message: string): Fault | undefined {
  for (const [pattern, words] of sayings) {
    const match = pattern.exec(message);
    if (match) {
      return words(match);
    }
  }
  return undefined;
}

const strayId: Fault = {
  message: 'An id {#…} stands where no heading is.',
  fix: 'Write ## Words {#id}, with a space behind the signs #.',
};

/**
 * @param message of the MDX parser
 * @param line text of the line where it stands
 */
export const mdxFault = (message: string, line: string): Fault =>
  /\{#/.test(line) ? strayId : (said(ofMdx, message) ?? {message});

/** @param message of the YAML parser */
export function yamlFault(message: string): Fault {
  const {message: cause, remedy} = explainYaml(message);
  return {message: `The front matter cannot be read: ${cause}.`, fix: remedy};
}
