import {local} from '../../../product/context';
import {product} from '../../../product/facts';
import type {Attributes, WriterOf} from '../../schema';
import type Language from '.';

const cloud = product.parts.find(({id}) => id === 'cloud')!;

const attributes = {
  name: {values: ['C#', 'TypeScript', 'PowerShell', 'cloud', 'SQL Server', 'ODBC']},
} satisfies Attributes;

export const writer = {
  purpose: {
    sv: 'Ett programspråk, eller en typ av anslutning, inne i `LanguageTabs`.',
    en: 'One programming language, or one type of connection, inside `LanguageTabs`.',
  },
  attributes,
  example: `<LanguageTabs>
<Language name="C#">

\`\`\`csharp
Console.WriteLine("Yttra");
\`\`\`

</Language>
</LanguageTabs>`,
  resolve({name}, {locale}) {
    return {data: {name: name === 'cloud' ? local(cloud, locale) : name}};
  },
} satisfies WriterOf<typeof Language, typeof attributes>;
