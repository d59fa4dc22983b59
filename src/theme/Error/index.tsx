/**
 * In place of the framework's (core 3.7.0), which is in English, with advice for developers.
 * Why: what crashed outside the layout is said as what crashed inside it.
 * Unnecessary from: no released version.
 */
export {default} from '@theme/ErrorPageContent';
