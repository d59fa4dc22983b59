import Code from '@site/src/components/Code';

/** The framework's own place for what shows code in a line. */
export default Code;
