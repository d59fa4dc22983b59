import {requestSamples} from '../requests';
import {codeHtml} from './html';

/** A request in several languages, each as HTML. @param http see `requestSamples` */
export const highlightedRequest = (http: string) =>
  requestSamples(http).map(({name, language, code}) => ({name, language, html: codeHtml(code, language)}));

export type HighlightedRequest = ReturnType<typeof highlightedRequest>[number];
