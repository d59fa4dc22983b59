import {z} from 'zod/v4';
import {bilingual, count, eitherText, flag, labelled, localized, named, namedOf, ref, rule, text} from './kit';

/** Lowest role that sees a button or a menu; everyone when left out. */
const role = ref('roles').optional();

export const interfaceTexts = z.strictObject({
  ribbon: labelled('ribbon', {group: localized, role, opens: localized}),
  dialogs: labelled('dialogs', {buttons: z.array(localized)}),
  portalMenus: labelled('portalMenus', {role}),
  portalButtons: labelled('portalButtons', {}),
  messages: labelled('messages', {}),
});

export const connections = z.strictObject({
  connectionFields: labelled('connectionFields', {
    allowed: eitherText,
    default: eitherText.optional(),
    appliesTo: z.array(z.enum(['cloud', 'sqlserver', 'odbc'])).min(1),
  }),
  connectionTests: named('connectionTests', ['step'], {
    step: count.positive(),
    ...bilingual,
    errors: z.array(ref('errors')).min(1),
  }),
});

const iniKey = z
  .strictObject({
    section: text,
    key: text,
    /** The value, or words in both languages for none. */
    default: eitherText,
    allowed: eitherText,
    values: z.array(text).min(1).optional(),
    unit: z.enum(['s', 'min', 'h', 'd', 'MB']).optional(),
    min: z.int().optional(),
    max: z.int().optional(),
    /** May only stand in the machine file or a policy. */
    machineOnly: flag,
    ...bilingual,
  })
  .check(
    rule(function* ({default: value, values = [value], min, max}) {
      if ((min === undefined) !== (max === undefined) || (min ?? 0) > (max ?? 0)) {
        yield [['min'], 'and max do not form a range', 'Write both, the smaller one first.'];
      }
      const isInside = Number(value) >= (min ?? -Infinity) && Number(value) <= (max ?? Infinity);
      if (!values.includes(value) || (min !== undefined && !isInside)) {
        yield [['default'], 'is not an allowed value', 'Write one of values, or between min and max.'];
      }
    }),
  );

export const iniKeys = z.strictObject({iniKeys: namedOf('iniKeys', ['section', 'key'], iniKey)});
