declare function categoryCardsLoader(this: {readonly resourcePath: string}, source: string): string;
export = categoryCardsLoader;
