import type {WriterOf} from '../../schema';
import type Step from '.';

export const writer = {
  purpose: {sv: 'Ett steg till, inne i `Steps`.', en: 'One more step, inside `Steps`.'},
  attributes: {},
  example: {
    sv: `<Steps>
<Step>

Välj **Spara**.

</Step>
</Steps>`,
    en: `<Steps>
<Step>

Choose **Save**.

</Step>
</Steps>`,
  },
} satisfies WriterOf<typeof Step>;
