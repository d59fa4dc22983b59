import type {WriterOf} from '../../schema';
import type Steps from '.';

export const writer = {
  purpose: {
    sv: 'Numrerade steg, vart och ett med vad läsaren ser. Tomma rader runt Markdown.',
    en: 'Numbered steps, each with what the reader sees. Empty lines round the Markdown.',
  },
  attributes: {},
  example: {
    sv: `<Steps>
<Step>

Välj **Testa**.

<Result>

Sju gröna rader.

</Result>

</Step>
</Steps>`,
    en: `<Steps>
<Step>

Choose **Test**.

<Result>

Seven green lines.

</Result>

</Step>
</Steps>`,
  },
} satisfies WriterOf<typeof Steps>;
