import {stringify} from 'yaml';
import type {PageFacts} from '../pageFacts';

/** A text behind what it is: title, address, language and the day of its last change. */
export function withHead({heading, canonical, lang, changed}: PageFacts, text: string): string {
  const head = stringify({title: heading, url: canonical, lang, ...(changed && {updated: changed})}, {lineWidth: 0});
  return `---\n${head}---\n\n${text}`;
}
