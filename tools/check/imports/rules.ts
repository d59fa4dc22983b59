import type {IForbiddenRuleType} from 'dependency-cruiser';

/** A room of the house, and the pattern of the paths in it. */
export interface Room {
  readonly name: string;
  readonly paths: string;
}

/** From the ground up: a room may import from itself and from those before it. `deploy` stands beside `config`. */
export const rooms: readonly Room[] = [
  {name: 'packages', paths: '^packages(?:/|$)'},
  {name: 'src', paths: '^src(?:/|$)'},
  {name: 'plugins', paths: '^plugins(?:/|$)'},
  {name: 'config', paths: '^(?:config|deploy)(?:/|$)|^(?:docusaurus\\.config|sidebars-[\\w-]+)\\.ts$'},
  {name: 'tools', paths: '^tools(?:/|$)'},
  {name: 'tests', paths: '^tests(?:/|$)'},
];

/** The doors of a package: for code that runs in Node, and for components and other browser code. */
const door = '^packages/[^/]+/(?:index|client)\\.tsx?$';

const directions = rooms
  .slice(0, -1)
  .map(({name, paths}, index): IForbiddenRuleType => ({
    name: `${name} imports from no room above it`,
    comment: 'Move what is needed down, or hand it in from config.',
    from: {path: paths},
    to: {path: rooms.slice(index + 1).map((above) => above.paths)},
  }));

const doors: readonly IForbiddenRuleType[] = [
  {from: {pathNot: '^packages/'}, to: {path: '^packages/', pathNot: door}},
  {from: {path: '^packages/([^/]+)/'}, to: {path: '^packages/', pathNot: ['^packages/$1/', door]}},
].map((restriction) => ({
  name: 'a package is entered by its doors, index.ts and client.ts',
  comment: 'Import from the door, and export there what is missing.',
  ...restriction,
}));

const cycles: IForbiddenRuleType = {
  name: 'modules do not import each other',
  comment: 'Move what both need to a module of its own.',
  from: {},
  to: {circular: true},
};

export const rules: readonly IForbiddenRuleType[] = [...directions, ...doors, cycles];

/** An import that a rule forbids and that is let through. */
export interface Exception {
  /** Pattern of the importing files. */
  readonly from: string;
  /** Pattern of the imported files. */
  readonly to: string;
  readonly reason: string;
}

/** A line that nothing needs any more is an error. */
export const exceptions: readonly Exception[] = [];
