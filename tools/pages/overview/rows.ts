import type {Corpus} from '../../check/corpus/corpus';
import type {Page} from '../../check/corpus/page';

/** One page in numbers. Words are of the running text; product tables that components draw are not counted. */
export interface OverviewRow {
  readonly page: string;
  readonly kind: string;
  readonly wordsSv: number;
  readonly wordsEn: number;
  readonly figures: number;
  readonly samples: number;
  /** Links in the text of other pages that lead here, and links in this text to other pages. */
  readonly linksIn: number;
  readonly linksOut: number;
  /** Different error codes that the page names. */
  readonly errorCodes: number;
}

function words(page: Page | undefined): number {
  const text = page?.prose.map(({value}) => value).join(' ') ?? '';
  return text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Pages that a page's text leads to, itself left out. */
function targets(page: Page): string[] {
  return page.links.map(({url}) => url.split('#')[0]!).filter((route) => route.startsWith('/') && route !== page.route);
}

function rowOf(page: Page, corpus: Corpus, swedish: readonly Page[]): OverviewRow {
  return {
    page: page.route,
    kind: String(page.frontMatter.values.kind ?? ''),
    wordsSv: words(page),
    wordsEn: words(corpus.twinOf(page)),
    figures: page.components.filter(({name}) => name === 'Figure' || name === 'ErDiagram').length,
    samples: page.fences.length,
    linksIn: swedish.flatMap(targets).filter((route) => route === page.route).length,
    linksOut: targets(page).length,
    errorCodes: new Set(page.source.match(/YT-\d{4}/g)).size,
  };
}

/** A row for every published page, in the order of its path. Counts other than words are of the Swedish page. */
export function overviewRows(corpus: Corpus): OverviewRow[] {
  const swedish = corpus.pages.filter(
    ({language, frontMatter}) => language === 'sv' && frontMatter.values.draft !== true,
  );
  return swedish.map((page) => rowOf(page, corpus, swedish));
}
