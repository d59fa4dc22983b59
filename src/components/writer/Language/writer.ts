import type {Attributes, WriterOf} from '../../schema';
import type Language from '.';

const attributes = {name: {values: ['C#', 'TypeScript', 'PowerShell']}} satisfies Attributes;

export const writer = {
  purpose: {sv: 'Ett programspråk, inne i `LanguageTabs`.', en: 'One programming language, inside `LanguageTabs`.'},
  attributes,
  example: `<LanguageTabs>
<Language name="C#">

\`\`\`csharp
Console.WriteLine("Yttra");
\`\`\`

</Language>
</LanguageTabs>`,
} satisfies WriterOf<typeof Language, typeof attributes>;
