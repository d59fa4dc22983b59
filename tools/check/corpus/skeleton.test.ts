import {expect, it} from 'vitest';
import {linesWithoutComments} from './skeleton';

it.each([
  ['sql', "SELECT '--x' AS a -- svenska\n/* mer\nmer */ FROM t", "SELECT '--x' AS a\n FROM t"],
  ['typescript', "const a = 'https://x'; // svenska\n// hela raden\nb();", "const a = 'https://x';\nb();"],
  ['csharp', 'var a = "//"; /* x */ b();', 'var a = "//";  b();'],
  ['powershell', "Get-Item 'a#b' # svenska\n<# mer #>", "Get-Item 'a#b'"],
  ['batch', 'rem svenska\nmsiexec /i a.msi\n:: mer', 'msiexec /i a.msi'],
  ['ini', '; svenska\n[Log]\nLevel=Info;x', '[Log]\nLevel=Info;x'],
  ['json', '{"a": "//"}', '{"a": "//"}'],
])('takes the comments of %s away', (lang, code, bare) => {
  expect(linesWithoutComments(code, lang).filter(Boolean).join('\n')).toBe(bare);
});
