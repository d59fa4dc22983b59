import MDXComponents from '@theme-original/MDXComponents';
import {writerComponents} from '@site/src/components';

/** The stock components of the twin, and those that the pages are written with. */
export default {...MDXComponents, ...writerComponents};
