import {z} from 'zod/v4';
import {
  bilingual,
  count,
  eitherText,
  flag,
  listOf,
  localized,
  named,
  namedOf,
  namedWithin,
  ref,
  rule,
  text,
} from './kit';

const argument = {
  name: localized,
  type: z.enum(['text', 'number', 'any', 'text or cell', 'text or date', 'date or text']),
  required: flag,
  ...bilingual,
  /** All values there are, where they are few. */
  codes: z.array(text).min(1).optional(),
};

const reportFunction = z.strictObject({
  name: z.string().regex(/^YT\.[A-Z]+$/, 'is not a name YT.NAME'),
  /** The word that readers look for it by. */
  called: localized.optional(),
  ...bilingual,
  arguments: namedWithin('arguments', ['name.en'], argument),
  returns: z.strictObject({type: z.enum(['number', 'text', 'range', 'any']), ...bilingual}),
  /** With the list separator `;` in Swedish and `,` in English. */
  example: localized,
  exampleResult: eitherText.optional(),
  /** Those that no argument gives. */
  errors: z.array(ref('errors')).default([]),
});

type ReportFunction = z.infer<typeof reportFunction>;

const examples = rule(function* ({name, example}: ReportFunction) {
  for (const language of ['sv', 'en'] as const) {
    if (!example[language].startsWith(`=${name}(`)) {
      yield [['example', language], `does not call ${name}`, `Write =${name}(…).`];
    }
  }
});

/** Required arguments come first, and the text of one with few values has each of them. */
const callable = rule(function* ({arguments: all}: ReportFunction) {
  for (const [index, {required, codes = [], sv, en}] of all.entries()) {
    const path = ['arguments', index];
    if (required && all.slice(0, index).some((before) => !before.required)) {
      yield [[...path, 'required'], 'is true after an argument that is optional', 'Put required arguments first.'];
    }
    for (const code of codes.filter((each) => !sv.includes(each) || !en.includes(each))) {
      yield [[...path, 'codes'], `has ${code}, which the text does not name`, 'Name it in both languages.'];
    }
  }
});

const syntax = listOf({example: text, ...bilingual});

export const functions = z.strictObject({
  /** What a wrong value of an argument gives, whichever function it is written in. */
  argumentErrors: z.record(text, z.array(ref('errors')).min(1)),
  functions: namedOf('functions', ['name'], reportFunction.check(examples, callable)),
  functionSyntax: z.strictObject({
    account: syntax,
    period: syntax,
    balanceType: named('balanceTypes', ['value'], {value: text, ...bilingual}),
    dimensions: syntax,
    filter: syntax,
  }),
});

const month = z.string().regex(/^\d{4}-\d{2}$/, 'is not a month YYYY-MM');
const accountNo = z.string().regex(/^\d{4}$/, 'is not an account number');

export const figures = z.strictObject({
  reportGroups: named('reportGroups', ['code'], {
    code: z.string().regex(/^[A-Z]+$/, 'is not the code of a report group'),
    ...bilingual,
    accounts: z.string().regex(/^\d{4}:\d{4}$/, 'is not a range of accounts'),
    sign: z.literal([-1, 1]),
    statement: z.enum(['income', 'balance']),
    sortOrder: count,
    parent: ref('reportGroups').optional(),
  }),
  exampleFigures: z.strictObject({
    companyCode: text,
    period: month,
    currency: text,
    note: localized,
    accounts: listOf({accountNo, name: localized, amount: z.number()}),
    result: z.number(),
    groups: z.record(ref('reportGroups'), z.number()),
    netSalesByMonth: z.record(month, z.number()),
    netSalesYtd: z.number(),
    budgetVersion: text,
    budgetNetSalesYtd: z.number(),
    varianceYtd: z.number(),
    balances: listOf({accountNo, name: localized, closing: z.number()}),
    ageing: listOf({bucket: text, amount: z.number()}),
    quantity3041Year2025: z.number(),
    costCentres: listOf({code: text, name: text}),
    projects: listOf({code: text, name: text}),
  }),
});
