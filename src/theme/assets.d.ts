/** Files that the bundler replaces by their address. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Written by plugins/page-facts during the build. */
declare module '@generated/page-facts/default/facts.json' {
  const facts: Readonly<Record<string, unknown>>;
  export default facts;
}

/** Written by plugins/home-facts during the build. */
declare module '@generated/home-facts/default/home.json' {
  import type {HomeFacts} from '@site/plugins/home-facts';
  const facts: HomeFacts;
  export default facts;
}

/** Written by plugins/page-scripts during the build. */
declare module '@generated/page-scripts/default/addresses.json' {
  import type {ScriptName} from '@site/plugins/page-scripts';
  const addresses: Readonly<Record<ScriptName, string>>;
  export default addresses;
}
