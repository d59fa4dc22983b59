import {expect, it} from 'vitest';
import {schema} from '../../../product/facts';
import {render} from '../../render.testing';

const html = render('ErDiagram', {model: 'finance'});

it('links every table of the model to its description', () => {
  for (const name of schema.financeErModel) {
    expect(html).toContain(`href="/api/sql/tables/${name.split('.')[0]}#${name.toLowerCase().replace('.', '-')}"`);
  }
});
