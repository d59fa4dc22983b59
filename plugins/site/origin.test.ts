import postcss from 'postcss';
import {expect, it} from 'vitest';
import {siteOrigin} from '.';

it('puts the address of the site into what is printed behind links, and leaves the rest', async () => {
  const css = 'a::after { content: env(site-origin) attr(href); padding: env(safe-area-inset-top) }';
  const {css: written} = await postcss([siteOrigin('https://docs.yttra.example')]).process(css, {from: undefined});
  expect(written).toBe(
    'a::after { content: "https://docs.yttra.example" attr(href); padding: env(safe-area-inset-top) }',
  );
});
