import type {ComponentType} from 'react';
import MDXComponents from '@theme-original/MDXComponents';

interface ContextRequire {
  context(
    folder: string,
    deep: boolean,
    files: RegExp,
  ): {keys(): string[]} & ((key: string) => {default: ComponentType});
}

/** Every folder's component: the bundler reads the list of folders, as the site's plugins do. */
const modules = (require as unknown as ContextRequire).context(
  '@site/src/components/writer',
  true,
  /^\.\/\w+\/index\.tsx$/,
);

const writerComponents = Object.fromEntries(modules.keys().map((key) => [key.split('/')[1]!, modules(key).default]));

/** The stock components of the twin, and those that the pages are written with. */
export default {...MDXComponents, ...writerComponents};
