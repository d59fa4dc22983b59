import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Rich, {type RichText} from './index';

it.each<[RichText, string]>([
  ['bara ord', 'bara ord'],
  [['se ', {text: 'YT-2003', href: '/x#yt-2003', title: 'Fel'}], 'se <a title="Fel" href="/x#yt-2003">YT-2003</a>'],
  [[{code: 'auto'}], '<code>auto</code>'],
  [[{code: 'fin.Account', href: '/x'}], '<a href="/x"><code class="linked">fin.Account</code></a>'],
  [[{key: 'PK'}, {key: 'FK'}], '<span class="yt-key yt-key--pk">PK</span><span class="yt-key">FK</span>'],
  [[{empty: '–'}], '<span class="yt-empty">–</span>'],
  [[{whole: '31-60'}], '<span class="nb">31-60</span>'],
  [[{strong: 'Testa'}], '<strong>Testa</strong>'],
  [[{words: 'Bokföring', lang: 'sv'}], '<span lang="sv">Bokföring</span>'],
])('%j', (value, html) => {
  expect(renderToStaticMarkup(<Rich value={value} />)).toBe(html);
});
