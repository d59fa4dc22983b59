import path from 'node:path';
import type {Measure} from '../measure';

const docsPlugin = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/**
 * Sends of the list of a section's documents what the cards of its categories show, which is all that the
 * client looks up there. The framework (3.7.0) sends title, description and sidebar of every one with each page.
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
