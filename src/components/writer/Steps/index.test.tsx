import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Step from '../Step';
import Steps from './index';

it('is an ordered list that stays one in Safari', () => {
  const html = renderToStaticMarkup(
    <Steps>
      <Step>
        <p>Välj Testa.</p>
      </Step>
      <Step>
        <p>Välj Spara.</p>
      </Step>
    </Steps>,
  );
  expect(html).toBe(
    '<ol class="yt-steps" role="list"><li><div><p>Välj Testa.</p></div></li><li><div><p>Välj Spara.</p></div></li></ol>',
  );
});
