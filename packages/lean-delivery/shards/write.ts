import {hashesCode} from './chunkHashes';
import {chunksOf, keyOf, type Generated, type Route} from './generated';
import {chunksOfShard, comparable, type Kept, type Moved, type Shard, type Split} from './split';

/** What is written, by file name. */
export type Files = Readonly<Record<string, string>>;

const creator = "import ComponentCreator from '@docusaurus/ComponentCreator';\n";

function fields({component, routes: _, ...attributes}: Route): string[] {
  const [path, hash] = component;
  const call = hash === undefined ? [path] : [path, hash];
  return [
    ...Object.entries(attributes).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    `component: ComponentCreator(${call.map((argument) => JSON.stringify(argument)).join(', ')})`,
  ];
}

function keptCode({route, routes, list}: Kept): string {
  const children = routes && `[${routes.map(keptCode).join(',\n')}]`;
  const field = children && `routes: ${list === undefined ? children : `listed(${list}, ${children})`}`;
  return `{${[...fields(route), ...(field ? [field] : [])].join(', ')}}`;
}

function registryCode(names: readonly string[], {registry}: Generated): string {
  const lines = names
    .filter((name) => registry.has(name))
    .map((name) => `${JSON.stringify(name)}: [${registry.get(name)}]`);
  return `{\n${lines.join(',\n')}\n}`;
}

const chunkNamesCode = (routes: readonly Route[], {chunkNames}: Generated) =>
  JSON.stringify(
    Object.fromEntries(
      routes.filter((route) => keyOf(route) in chunkNames).map((route) => [keyOf(route), chunkNames[keyOf(route)]]),
    ),
  );

function shardCode(shard: Shard, known: ReadonlySet<string>, generated: Generated, withHashes: boolean): string {
  const chunks = chunksOfShard(shard, generated).filter((name) => !known.has(name));
  const pushed = ({list, route}: Moved) => `lists[${list}].push({${fields(route).join(', ')}});`;
  return [
    creator,
    "import registry from './registry';\nimport chunkNames from './chunkNames';\nimport {lists} from './routes';\n",
    ...(withHashes ? [hashesCode(chunks)] : []),
    `Object.assign(registry, ${registryCode(chunks, generated)});`,
    `Object.assign(chunkNames, ${chunkNamesCode(
      shard.map(({route}) => route),
      generated,
    )});`,
    ...shard.map(pushed),
  ].join('\n');
}

const allKept = (kept: readonly Kept[]): Route[] => kept.flatMap(({route, routes = []}) => [route, ...allKept(routes)]);

/**
 * The modules that take the place of the framework's `routes`, `registry` and `routesChunkNames` in
 * the browser, a module per shard, and one that knows where each shard begins.
 *
 * @param withHashes whether a shard knows the hashes of its chunks, which the plugin `chunkHashes` then writes
 */
export function filesOf({routes, shards}: Split, generated: Generated, withHashes: boolean): Files {
  const kept = allKept(routes);
  const inShards = shards.map((shard) => new Set(chunksOfShard(shard, generated)));
  const shared = new Set(kept.flatMap((route) => chunksOf(generated.chunkNames[keyOf(route)] ?? {})));
  // What the pages of several shards need, such as the layout of documents, is known from the start.
  const seen = new Set<string>();
  inShards.forEach((names) => names.forEach((name) => (seen.has(name) ? shared.add(name) : seen.add(name))));
  const first = shards.map(([moved]) => comparable(moved!.route.path));
  return {
    'routes.js': `${creator}export const lists = [];\nconst listed = (number, routes) => (lists[number] = routes);\nexport default [${routes.map(keptCode).join(',\n')}];\n`,
    'registry.js': `export default ${registryCode([...shared], generated)};\n`,
    'chunkNames.js': `export default ${chunkNamesCode(kept, generated)};\n`,
    'shards.js': [
      `export const first = ${JSON.stringify(first)};`,
      `export const load = [${shards.map((_, index) => `() => import(/* webpackChunkName: "routes-${index}" */ './shard-${index}')`).join(', ')}];\n`,
    ].join('\n'),
    ...Object.fromEntries(
      shards.map((shard, index) => [`shard-${index}.js`, `${shardCode(shard, shared, generated, withHashes)}\n`]),
    ),
  };
}
