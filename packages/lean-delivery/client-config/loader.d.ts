declare function clientConfigLoader(source: string): string;
export = clientConfigLoader;
