/** Names of the chunks to fetch ahead beside a route's own, by the property of the route that calls for them; written by ../index.ts. */
declare module '@generated/lean-delivery/ahead.json' {
  const ahead: Readonly<Record<string, readonly string[]>>;
  export default ahead;
}
