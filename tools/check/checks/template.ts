import {pen} from '../../pages/templates';
import type {Check} from '../types';

/** No published page holds what the template of `npm run new:page` left for its writer. */
export const templateRests: Check = {
  name: 'template',
  description: `no advice of the template (${pen}) is left on a page that is no draft`,
  run: ({corpus}) =>
    corpus.pages
      .filter(({frontMatter}) => frontMatter.values.draft !== true)
      .flatMap(({file, source}) =>
        source
          .split('\n')
          .flatMap((text, index) =>
            text.includes(pen)
              ? [
                  {
                    file,
                    line: index + 1,
                    message: `Advice of the template is still here: ${text.trim().slice(0, 60)}`,
                    fix: 'Replace it by the text.',
                    severity: 'error' as const,
                  },
                ]
              : [],
          ),
      ),
};
