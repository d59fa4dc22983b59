declare function plainSortingLoader(this: {readonly resourcePath: string}, source: string): string;
export = plainSortingLoader;
