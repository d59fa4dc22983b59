import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Language from '../Language';
import LanguageTabs from './index';

it('is one language after the other, with their names for the script', () => {
  const html = renderToStaticMarkup(
    <LanguageTabs>
      <Language name="C#">
        <p>a</p>
      </Language>
      <Language name="TypeScript">
        <p>b</p>
      </Language>
    </LanguageTabs>,
  );
  expect(html).toContain('<script type="module" src="/assets/js/languages.js"></script>');
  expect(html).toMatch(
    /<yt-languages class="[^"]+" data-label="Programspråk"><section data-language="C#"><p>a<\/p><\/section><section data-language="TypeScript"><p>b<\/p><\/section><\/yt-languages>/,
  );
});
