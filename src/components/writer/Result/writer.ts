import type {WriterOf} from '../../schema';
import type Result from '.';

export const writer = {
  purpose: {
    sv: 'Vad läsaren ser efter ett steg, inne i `Step`.',
    en: 'What the reader sees after a step, inside `Step`.',
  },
  attributes: {},
  example: {
    sv: `<Steps>
<Step>

Öppna **Portal > Licenser**.

<Result>

Dina licenser med antal platser.

</Result>

</Step>
</Steps>`,
    en: `<Steps>
<Step>

Open **Portal > Licences**.

<Result>

Your licences with their number of seats.

</Result>

</Step>
</Steps>`,
  },
} satisfies WriterOf<typeof Result>;
