import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Language from './index';

it('is a section that says its language', () => {
  expect(renderToStaticMarkup(<Language name="C#">x</Language>)).toBe('<section data-language="C#">x</section>');
});
