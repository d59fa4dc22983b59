import type {Answer, Hit, SearchResult} from '../types';

/** Something a reader can choose in the dialog. */
export interface Option {
  readonly url: string;
  readonly terms: readonly string[];
  readonly content:
    | {readonly type: 'answer'; readonly answer: Answer}
    | {readonly type: 'more'; readonly label: string}
    | {readonly type: 'hit'; readonly hit: Hit};
}

/** Options under a common heading. */
export interface OptionGroup {
  readonly key: string;
  /** Text of the heading; the groups named here get theirs from the interface. */
  readonly label: 'answer' | 'best' | 'hits' | {readonly section: string};
  readonly options: readonly Option[];
}

/** Hits that stand together first, whatever their section. */
const best = 4;

/** With so few hits, headings for each section would only be in the way. */
const few = 8;

function answerOptions(answer: Answer): Option[] {
  const terms = [answer.name, ...(answer.aliases ?? [])].map((name) => name.toLowerCase());
  const card: Option = {url: answer.url, terms, content: {type: 'answer', answer}};
  return [card, ...(answer.more ?? []).map(([label, url]): Option => ({url, terms, content: {type: 'more', label}}))];
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
export function ranked({answers, hits}: SearchResult): Option[] {
  return [...answers.map((answer) => answerOptions(answer)[0]!), ...hits.map(hitOption)];
}

/** The order in which the dialog shows a result: the answer, the best hits, then the rest by section. */
export function arrange({answers, hits}: SearchResult): OptionGroup[] {
  const sections = new Set(hits.map(({section}) => section.id));
  const together = hits.length <= few || sections.size < 2;
  const groups: OptionGroup[] = [
    {key: 'answer', label: 'answer', options: answers.flatMap(answerOptions)},
    ...(together
      ? [{key: 'hits', label: 'hits', options: hits.map(hitOption)} satisfies OptionGroup]
      : [{key: 'best', label: 'best', options: hits.slice(0, best).map(hitOption)} satisfies OptionGroup, ...bySection(hits.slice(best))]),
  ];
  return groups.filter(({options}) => options.length > 0);
}
