import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';

type Grammar = Parameters<typeof Prism.tokenize>[1];

/** Excel formulas in either language: `=YT.BALANCE("@NETOMS";"2025-03")`. */
const excel: Grammar = {
  string: {pattern: /"(?:[^"]|"")*"/, greedy: true},
  constant: /#(?:[A-ZÅÄÖ]+[!?]|N\/A)/,
  function: /[A-ZÅÄÖ][\wÅÄÖåäö.]*(?=\()/,
  boolean: /\b(?:TRUE|FALSE|SANT|FALSKT)\b/,
  'class-name': /(?:'[^']+'|[\wÅÄÖåäö.]+)(?=!)/,
  number: {pattern: /(^|[^\w$])\d+(?:[.,]\d+)?%?(?!\w)/, lookbehind: true},
  operator: /<>|[<>]=?|[=+\-*/^&@]/,
  punctuation: /[();,:!{}]/,
};

/** The languages of our samples that prism-react-renderer does not bring along. */
const missing = ['bash', 'batch', 'csharp', 'http', 'ini', 'powershell', 'python', 'typescript'] as const;

// Each file of prismjs registers itself with the Prism it finds in the global object.
const requirePrism = createRequire(__filename);
const scope = globalThis as {Prism?: typeof Prism};
const before = scope.Prism;
scope.Prism = Prism;
missing.forEach((name) => requirePrism(`prismjs/components/prism-${name}`));
scope.Prism = before;
(Prism.languages as Record<string, Grammar>).excel = excel;
// The grammar takes the hyphen of a parameter for a minus.
Prism.languages.insertBefore('powershell', 'operator', {parameter: {pattern: /(^|\s)-[A-Z]\w*/, lookbehind: true}});

/** Languages that a fence may name. `text` is left as it is written. */
export const languageNames = [...missing, 'excel', 'json', 'sql', 'text'] as const;
export type LanguageName = (typeof languageNames)[number];

/** Grammar of a language, `undefined` for plain text. */
export function grammarOf(language: LanguageName): Grammar | undefined {
  return language === 'text' ? undefined : (Prism.languages as Record<string, Grammar>)[language];
}

export {Prism};
