declare function categoryCardsLoader(source: string): string;
export = categoryCardsLoader;
