/** Files that the bundler replaces by their address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Written by plugins/product during the build. */
declare module '@generated/product/default/pages.json' {
  const facts: Readonly<Record<string, unknown>>;
  export default facts;
}

declare module '@generated/product/default/home.json' {
  import type {HomeFacts} from '@site/plugins/product/homeFacts';
  const facts: Omit<HomeFacts, 'errands'>;
  export default facts;
}

declare module '@generated/product/default/errands.json' {
  import type {HomeFacts} from '@site/plugins/product/homeFacts';
  const errands: HomeFacts['errands'];
  export default errands;
}

/** Written by packages/page-scripts during the build: addresses by the names of config/delivery.yml. */
declare module '@generated/page-scripts/default/addresses.json' {
  const addresses: Readonly<Record<'filter' | 'place' | 'languages' | 'model' | 'earlyIndex', string>>;
  export default addresses;
}

/** Elements that scripts of single pages bring to life (config/delivery.yml). React gives them `class` as it is written. */
declare namespace React.JSX {
  type Scripted = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {readonly class?: string};

  interface IntrinsicElements {
    'yt-filter': Scripted;
    'yt-languages': Scripted;
    'yt-model': Scripted;
    'yt-place': Scripted;
  }
}
