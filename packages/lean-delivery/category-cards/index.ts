import path from 'node:path';
import type {Measure} from '../measure';

const docsPlugin = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * Sends the descriptions that the cards of a category show with the category's page, where `CategoryDocs` hands them
 * out. The framework (3.7.0) sends title, description and sidebar of every document of a section with each of its pages.
 */
export const categoryCards: Measure = {
  name: 'category-cards',
  part: ({generatedFilesDir, isServer, isProduction}) =>
    isServer || !isProduction
      ? undefined
      : {
          rules: [
            {
              include: (file: string) => file.startsWith(generatedFilesDir) && docsPlugin.test(file),
              use: [path.join(__dirname, 'loader.js')],
            },
          ],
        },
};
