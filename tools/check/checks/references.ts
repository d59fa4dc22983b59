import {artefactFolder, artefacts} from '../../../src/product/artefacts/artefacts';
import {nearest} from '../../../packages/common';
import {writerComponents} from '../../../src/components/registry';
import {errors, functions} from '../../../src/product/data/index';
import {lineAt, type Page, type PageLink, type Snippet} from '../corpus/page';
import {anchorsOf} from '../lib/anchors';
import {columnFault, modelSchemas, systemSchemas, tableFault, type NameFault} from '../lib/databaseNames';
import {knownRoutes} from '../lib/routes';
import {iniSections, keyFault, valueFault} from '../lib/settings';
import type {Check, CheckContext, Problem} from '../types';

const codes = errors.map(({code}) => code);
const functionNames = functions.map(({name}) => name);

interface Finder {
  pattern: RegExp;
  judge(match: RegExpExecArray): NameFault | undefined;
}

const errorCodes: Finder = {pattern: /\bYT-\d+(?![\w-])/g, judge: ([code]) => unknownName('error code', code, codes)};

const functionCalls: Finder = {
  pattern: /\bYT\.[A-Z][A-Z0-9]+\b/g,
  judge: ([name]) => unknownName('function', name, functionNames),
};

function unknownName(kind: string, name: string, known: readonly string[]): NameFault | undefined {
  return known.includes(name)
    ? undefined
    : {
        message: `The ${kind} ${name} does not exist.`,
        fix: `Write ${nearest(name, known)}, or add it to src/product/data.`,
      };
}

/** `schema.Table` and `schema.Table.Column` in the given schemas. */
function databaseNames(schemas: readonly string[]): Finder {
  return {
    pattern: new RegExp(String.raw`(?<![\w.\\/@-])(?:${schemas.join('|')})\.[A-Z]\w*(?:\.[A-Z]\w*)?(?![\w(])`, 'g'),
    judge: ([name]) => {
      const [schemaName, table, column] = name.split('.');
      const full = `${schemaName}.${table}`;
      return tableFault(full) ?? (column === undefined ? undefined : columnFault(full, column));
    },
  };
}

/** `Section.Key` or `Section.Key=value`, where it is all of an inline code. */
const iniKeyNames: Finder = {
  pattern: new RegExp(String.raw`^(${iniSections.join('|')})\.(\w+)(?:\s*=\s*(.*))?$`, 'g'),
  judge: ([, section = '', key = '', value]) =>
    keyFault(section, key) ?? (value === undefined ? undefined : valueFault(section, key, value)),
};

const everywhere = [errorCodes, functionCalls];
const inText = [...everywhere, databaseNames([...modelSchemas, ...systemSchemas])];
const inFences = [...everywhere, databaseNames(modelSchemas)];

/** Attributes with a list of values are the check `components`' affair. */
const isFreeText = (component: string, attribute: string): boolean =>
  writerComponents.get(component)?.attributes[attribute]?.values === undefined;

/** Every text of a page with the finders that read it. SQL is read by the samples check. */
function readings(page: Page): [Snippet, readonly Finder[]][] {
  const {frontMatter, prose, inlineCode, components, fences} = page;
  const strings = frontMatter.keys.flatMap((key) =>
    [frontMatter.values[key]]
      .flat()
      .filter((value) => typeof value === 'string')
      .map((value) => ({value, line: frontMatter.lineOf(key)})),
  );
  const props = components.flatMap(({name, props: all, line}) =>
    [...all].filter(([prop]) => isFreeText(name, prop)).map(([, value]) => ({value, line})),
  );
  return [
    ...[...strings, ...prose, ...props].map((snippet) => [snippet, inText] as [Snippet, readonly Finder[]]),
    ...inlineCode.map((snippet) => [snippet, [...inText, iniKeyNames]] as [Snippet, readonly Finder[]]),
    ...fences
      .filter(({meta}) => !meta.has('no-check'))
      .map(
        ({code, line, lang}) =>
          [{value: code, line: line + 1}, lang === 'sql' ? everywhere : inFences] as [Snippet, readonly Finder[]],
      ),
  ];
}

function nameProblems(page: Page): Problem[] {
  return readings(page).flatMap(([snippet, finders]) =>
    finders.flatMap(({pattern, judge}) =>
      [...snippet.value.matchAll(pattern)].flatMap((match) => {
        const fault = judge(match);
        return fault === undefined
          ? []
          : [{...fault, file: page.file, line: lineAt(snippet, match.index), severity: 'error' as const}];
      }),
    ),
  );
}

/** What is wrong with the address of a link, or undefined. */
function linkFault(
  {url}: PageLink,
  page: Page,
  {corpus}: CheckContext,
  routes: ReadonlySet<string>,
): NameFault | undefined {
  if (url.startsWith(`pathname:///${artefactFolder}/`)) {
    return unknownFile(url.slice(`pathname:///${artefactFolder}/`.length));
  }
  if (/^[a-z][a-z+.-]*:/i.test(url)) {
    return undefined;
  }
  const [path = '', anchor] = url.split('#');
  const route = path === '' ? page.route : decodeURI(path).normalize('NFC');
  return pathFault(route, routes) ?? anchorFault(route, anchor, page, corpus.pages);
}

function unknownFile(file: string): NameFault | undefined {
  return file in artefacts
    ? undefined
    : {
        message: `The file ${artefactFolder}/${file} is not made.`,
        fix: `Made are: ${Object.keys(artefacts).join(', ')}.`,
      };
}

function pathFault(route: string, routes: ReadonlySet<string>): NameFault | undefined {
  if (routes.has(route)) {
    return undefined;
  }
  const plain = route
    .replace(/^\/en(?=\/)/, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?<=.)\/$/, '');
  const fix = routes.has(plain) ? plain : nearest(plain, [...routes]);
  return {
    message: `The link ${route} leads to no page.`,
    fix: `Write ${fix}; links are absolute, without language and file ending.`,
  };
}

function anchorFault(
  route: string,
  anchor: string | undefined,
  page: Page,
  pages: readonly Page[],
): NameFault | undefined {
  const target = pages.find((candidate) => candidate.route === route && candidate.language === page.language);
  if (anchor === undefined || target === undefined) {
    return undefined;
  }
  const known = anchorsOf(target);
  return known.has(anchor)
    ? undefined
    : {
        message: `The page ${route} has no anchor #${anchor}.`,
        fix: `Write #${nearest(anchor, [...known])}, or give the heading that id.`,
      };
}

function linkProblems(page: Page, context: CheckContext, routes: ReadonlySet<string>): Problem[] {
  return page.links.flatMap((link) => {
    const fault = linkFault(link, page, context, routes);
    return fault === undefined ? [] : [{...fault, file: page.file, line: link.line, severity: 'error' as const}];
  });
}

/** Every name of the product that a page mentions exists. */
export const references: Check = {
  name: 'references',
  description: 'error codes, functions, tables, columns, init keys, links and anchors exist',
  run: (context) => {
    const routes = knownRoutes();
    return context.corpus.pages.flatMap((page) => [...nameProblems(page), ...linkProblems(page, context, routes)]);
  },
};
