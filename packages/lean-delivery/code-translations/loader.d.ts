declare function loader(this: {getOptions(): {readonly translations: object}}, source: string): string;
export default loader;
