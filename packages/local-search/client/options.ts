import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Card, Hit, SearchResult} from '../engine/types';
import {expectArrival} from './arrival';

/** Something a reader can choose. */
export interface Option {
  readonly url: string;
  /** Index terms to mark on the page it leads to. */
  readonly terms: readonly string[];
  readonly content:
    | {readonly type: 'card'; readonly card: Card}
    | {readonly type: 'more'; readonly label: string}
    | {readonly type: 'hit'; readonly hit: Hit};
}

/** Options under a common heading. */
export interface OptionGroup {
  readonly key: string;
  /** Text of the heading; the groups named here get theirs from the interface. */
  readonly label: 'cards' | 'best' | 'hits' | {readonly section: string};
  readonly options: readonly Option[];
}

/** Hits that stand together first, whatever their section. */
const best = 4;

/** With so few hits, headings for each section would only be in the way. */
const few = 8;

function cardOptions(card: Card, named: string): Option[] {
  const terms = [named];
  const more = (card.more ?? []).map(([label, url]): Option => ({url, terms, content: {type: 'more', label}}));
  return [{url: card.url, terms, content: {type: 'card', card}}, ...more];
}

const hitOption = (hit: Hit): Option => ({url: hit.url, terms: hit.terms, content: {type: 'hit', hit}});

function bySection(hits: readonly Hit[]): OptionGroup[] {
  const sections = [...new Set(hits.map(({section}) => section.id))];
  return sections.map((id) => {
    const own = hits.filter(({section}) => section.id === id);
    return {key: id, label: {section: own[0]!.section.label}, options: own.map(hitOption)};
  });
}

/** A result in pure order of rank, as the page of results shows it. */
export function ranked({cards, named, hits}: SearchResult): Option[] {
  return [...cards.map((card) => cardOptions(card, named)[0]!), ...hits.map(hitOption)];
}

/** The order in which the dialog shows a result: the cards, the best hits, then the rest by section. */
export function arrange({cards, named, hits}: SearchResult): OptionGroup[] {
  const sections = new Set(hits.map(({section}) => section.id));
  const together = hits.length <= few || sections.size < 2;
  const groups: OptionGroup[] = [
    {key: 'cards', label: 'cards', options: cards.flatMap((card) => cardOptions(card, named))},
    ...(together
      ? [{key: 'hits', label: 'hits', options: hits.map(hitOption)} satisfies OptionGroup]
      : [
          {key: 'best', label: 'best', options: hits.slice(0, best).map(hitOption)} satisfies OptionGroup,
          ...bySection(hits.slice(best)),
        ]),
  ];
  return groups.filter(({options}) => options.length > 0);
}

/** Goes to an option: within the site's script in the same language, else as the browser does. */
export function useFollow(): (option: Option, isOtherLanguage: boolean) => void {
  const history = useHistory();
  const base = useBaseUrl('/');
  return ({url, terms}, isOtherLanguage) => {
    expectArrival({url, terms});
    if (!isOtherLanguage && url.startsWith(base)) {
      history.push(url);
    } else {
      window.location.assign(url);
    }
  };
}
