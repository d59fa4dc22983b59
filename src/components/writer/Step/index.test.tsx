import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Step from './index';

it('holds whatever the step takes', () => {
  expect(
    renderToStaticMarkup(
      <Step>
        <p>Gör</p>
        <pre>kod</pre>
      </Step>,
    ),
  ).toBe('<li><div><p>Gör</p><pre>kod</pre></div></li>');
});
