import {dialled, telephone} from '../lib/numbers';
import {unlessPassed} from '../lib/passed';
import {lineOfOffset} from '../lib/text';
import {faultsAt} from '../problem';
import {readings, type Text} from '../rules/readings';
import type {Check, Finding, TextFault} from '../types';

const fix = 'Write *** in its place. If it is a real one, have it withdrawn, for the history keeps it.';

/** Keys and tokens of services that secretlint knows. Its rules take half a second to load. */
const keyFindings = (root: string, texts: readonly Text[]): Promise<Finding[]> =>
  unlessPassed({root, name: 'secrets', judges: ['tools/check/checks/secrets.ts']}, texts, async (unknown) => {
    const [{lintSource}, {creator}] = await Promise.all([
      import('@secretlint/core'),
      import('@secretlint/secretlint-rule-preset-recommend'),
    ]);
    const options = {noPhysicFilePath: true, config: {rules: [{id: 'recommended', rule: creator}]}};
    return Promise.all(
      unknown.map(async ({file, value: content}) => {
        const {messages} = await lintSource({source: {filePath: file, content, contentType: 'text'}, options});
        return messages.map(({ruleId, messageId, loc: {start, end}}) => {
          // Without the secret, which is not to be printed into a log.
          const message = `A secret stands here (${ruleId.replace(/^.*rule-/, '')}: ${messageId}).`;
          return {file, line: start.line, message, fix, covers: end.line};
        });
      }),
    );
  });

/** Day of birth, which has 60 added to it in a co-ordination number, and four digits. */
const identityNumber =
  /(?<![\w.-])(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])[-+]?\d{4}(?![\w-]|\.\d)/g;

/** Whether the last of ten digits proves the others. */
function isProved(digits: string): boolean {
  const sums = [...digits].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1));
  return sums.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

/** The telephone authority keeps series of numbers that nobody has (PTS: nummer för användning i böcker och filmer). */
const fictional = /^0(?:3139006|4062804|8465004|9803192|7017406)\d\d$/;

const personal = [
  {
    pattern: identityNumber,
    isFree: (number: string) => !isProved(number.replace(/\D/g, '').slice(-10)),
    what: 'personal identity number',
    fix: 'Write YYMMDD-NNNN (in Swedish ÅÅMMDD-NNNN), or take it away.',
  },
  {
    pattern: telephone,
    isFree: (number: string) => fictional.test(dialled(number)),
    what: 'telephone number',
    fix: 'Write <Value of="…" /> for one of ours; in an example, one that nobody has, 08-465 004 00 to 99 or 070-174 06 05 to 99.',
  },
];

const personFaults = (text: string): TextFault[] =>
  personal.flatMap(({pattern, isFree, what, fix: remedy}) =>
    faultsAt(text, pattern, ({0: number, index}) => {
      const message = `${number} can be the ${what} of somebody.`;
      return isFree(number) ? undefined : {message, fix: remedy, covers: lineOfOffset(text, index)};
    }),
  );

/** Passwords, keys and persons have no place in what everybody reads. */
export default {
  description: 'no passwords, keys, personal identity numbers, nor telephone numbers, e-mail and hosts of others',
  texts: {writing: personFaults},
  run: (context) => keyFindings(context.root, readings.writing(context)),
} satisfies Check;
