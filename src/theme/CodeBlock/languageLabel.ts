import {translate} from '@docusaurus/Translate';

/** What a reader calls the language of a sample without a title. */
export function languageLabel(language: string): string {
  const labels: Record<string, string> = {
    batch: translate({id: 'yt.code.batch', message: 'Kommandotolken'}),
    csharp: 'C#',
    excel: translate({id: 'yt.code.excel', message: 'Formel i Excel'}),
    http: 'HTTP',
    ini: translate({id: 'yt.code.ini', message: 'Init-fil'}),
    json: 'JSON',
    powershell: 'PowerShell',
    sql: 'SQL',
    typescript: 'TypeScript',
  };
  return labels[language] ?? translate({id: 'yt.code.text', message: 'Utdata'});
}
