/** The schema of figures as this site writes them: in its languages, with names of facts in texts and in lists. */
import {z} from 'zod/v4';
import {figureSchema, textIn} from '../../packages/diagrams';
import {localeIds} from '../lib/locales';
import {computedItems} from './computed';
import {meantName, withFacts} from './factNames';

/** Each language of a text that names facts; the text itself when it names none. */
const text = textIn(localeIds).transform((written, context) => {
  const texts = localeIds.map((id) => ({id, ...withFacts(typeof written === 'string' ? written : written[id]!, id)}));
  for (const name of new Set(texts.flatMap(({unknown}) => unknown))) {
    const suggestion = meantName(name);
    const remedy = suggestion === undefined ? 'src/product has the facts.' : `Did you mean {${suggestion}}?`;
    context.issues.push({code: 'custom', input: written, message: `names {${name}}, which does not exist\n${remedy}`});
  }
  return texts.some(({filled}) => filled !== written)
    ? Object.fromEntries(texts.map(({id, filled}) => [id, filled]))
    : (written as string);
});

/** Items of the facts, where a list takes them. */
class Taken {
  constructor(readonly items: readonly unknown[]) {}
}

const taken = z
  .strictObject({from: z.enum(Object.keys(computedItems)).describe('Items that are made of facts')})
  .transform(({from}) => new Taken(computedItems[from]!));

/** A list whose items can be taken from the facts. What does not agree behind such items has the line of the list. */
const list = <Item>(item: z.ZodType<Item>) =>
  z
    .array(z.union([item, taken]))
    .transform((items) => items.flatMap((each) => (each instanceof Taken ? each.items : [each])))
    .pipe(z.array(item));

export const siteFigure = figureSchema({text, list});
