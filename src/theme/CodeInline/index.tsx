import Code from '@site/src/components/Code';

/**
 * Replaces theme-classic 3.7.0 (theme/CodeInline).
 * Why: a long name breaks between its words, never inside one.
 * Unnecessary from: no version; this is the framework's own place for it.
 */
export default Code;
