import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Facts from './index';

it('leaves out facts without a value', () => {
  const html = renderToStaticMarkup(
    <Facts
      facts={[
        {label: 'Ger', value: 'tal'},
        {label: 'Resultat', value: undefined},
      ]}
    />,
  );
  expect(html).toContain('<dt>Ger</dt><dd>tal</dd>');
  expect(html).not.toContain('Resultat');
});
