import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Facts from './index';

it('leaves out facts without a value, and marks what the search need not read twice', () => {
  const html = renderToStaticMarkup(
    <Facts
      facts={[
        {label: 'Ger', value: 'tal'},
        {label: 'Resultat', value: undefined},
        {label: 'Engelskt Windows', value: 'a,b', again: true},
      ]}
    />,
  );
  expect(html).toContain('<dt>Ger</dt><dd>tal</dd>');
  expect(html).not.toContain('Resultat');
  expect(html).toContain('<div class="yt-again"><dt>Engelskt Windows</dt>');
});
