import type {WriterOf} from '../../schema';
import type LanguageTabs from '.';

const samples = `<LanguageTabs>
<Language name="C#">

\`\`\`csharp
Console.WriteLine("Yttra");
\`\`\`

</Language>
<Language name="TypeScript">

\`\`\`typescript
console.log('Yttra');
\`\`\`

</Language>
</LanguageTabs>`;

export const writer = {
  purpose: {
    sv: 'Samma sak i flera programspråk, eller för flera typer av anslutning, i flikar. Tomma rader runt Markdown.',
    en: 'The same thing in several programming languages, or for several types of connection, in tabs. Empty lines round the Markdown.',
  },
  attributes: {},
  example: samples,
} satisfies WriterOf<typeof LanguageTabs>;
