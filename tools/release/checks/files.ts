import {lstatSync, readdirSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import mediaTypes from '../../../deploy/mediaTypes.json';
import type {BuiltSite} from '../../lib/builtSite';
import {projectRoot} from '../../lib/paths';
import type {Finding, Rule} from '../rule';

const eachFile = (message: string, fix: string, isWrong: (file: string, site: BuiltSite) => boolean): Rule => ({
  fix,
  find: (site) => site.files.filter((file) => isWrong(file, site)).map((file) => [file, message] as const),
});

/** Addresses that a stylesheet loads, in `url(…)` and `@import`, data left out. */
export function stylesheetUrls(css: string): string[] {
  return [...css.matchAll(/(?:url\(\s*|@import\s+)["']?(?!url\()([^"')\s;]+)/g)]
    .map((match) => match[1]!)
    .filter((url) => !url.startsWith('data:') && !url.startsWith('#'));
}

/** What pages and stylesheets load, with how a message names it. */
const loadsOf = (site: BuiltSite) => [
  ...site.pages.flatMap(({file, loads}) =>
    loads.map(({element, attribute, url}) => ({file, url, name: `<${element} ${attribute}="${url}">`})),
  ),
  ...site.filesOf('css').flatMap((file) => stylesheetUrls(site.text(file)).map((url) => ({file, url, name: url}))),
];

/** What is wrong with a file that something loads: nothing with one of another host. */
function faultOf(site: BuiltSite, url: string): string | undefined {
  const own = /^\/(?!\/)([^?#]*)/.exec(url)?.[1];
  const asset = own === undefined ? undefined : decodeURI(own);
  if (asset === undefined || site.size(asset) > 0) {
    return undefined;
  }
  return site.has(asset) ? `${url} is empty.` : `${url} does not exist.`;
}

/** A script cut short by a full disk is still a file; only reading it shows the end is missing. */
function scriptFault(source: string, filename: string): string | undefined {
  try {
    new vm.Script(source, {filename});
    return undefined;
  } catch (error) {
    return `the script cannot be read: ${(error as Error).message}.`;
  }
}

/** Every file that is there or is loaded is whole. */
function unwhole(site: BuiltSite): Finding[] {
  const found: (readonly [file: string, message: string | undefined])[] = [
    ...site.files.map((file) => [file, site.size(file) === 0 ? 'the file is empty.' : undefined] as const),
    ...loadsOf(site).map(({file, url}) => [file, faultOf(site, url)] as const),
    ...site.filesOf('js').map((file) => [file, scriptFault(site.text(file), file)] as const),
  ];
  return found.flatMap(([file, message]) => (message ? [[file, message]] : []));
}

const notice = 'NOTICE.txt';

/** Packages whose code is in every build; their absence means that the list is not what was bundled. */
const always = ['react', 'react-dom', '@docusaurus/core', '@docusaurus/theme-classic'];

/** A folder in the root, such as `/app`, could as well be an address of the site. */
const tellsApart = projectRoot.split('/').length > 2;
const texts = /\.(?:css|html|js|json|md|svg|txt|xml)$/;
const noMaps = 'Readers get no source maps; switch them off in the bundler.';

/** What a file of a release must be, and what it must not. */
export const fileRules: readonly Rule[] = [
  {fix: 'The build is not whole: build again, with room on the disk.', find: unwhole},
  {
    fix: 'Readers load nothing from other hosts: put the file into static/ and name it by a path that begins with a slash.',
    find: (site) =>
      loadsOf(site)
        .filter(({url}) => !/^(?:\/(?!\/)|data:|#)/.test(url))
        .map(({file, name}) => [file, `${name} is not a path of the site.`]),
  },
  {
    fix: 'Keep packages/licence-notice in docusaurus.config.ts, and see by its tests that it knows what is bundled.',
    find: (site) =>
      site.has(notice)
        ? always
            .filter((name) => !site.text(notice).includes(`\n${name} `))
            .map((name) => [notice, `the notice has no licence of ${name}.`])
        : [[notice, 'there is no notice of licences.']],
  },
  {
    fix: 'A release holds files only.',
    find: ({dir}) =>
      readdirSync(dir, {recursive: true, encoding: 'utf8'})
        .filter((file) => lstatSync(path.join(dir, file)).isSymbolicLink())
        .map((file) => [file, 'symbolic link.']),
  },
  eachFile('source map.', noMaps, (file) => file.endsWith('.map')),
  eachFile(
    'names a source map.',
    noMaps,
    (file, site) => /\.(?:js|css)$/.test(file) && site.text(file).includes('sourceMappingURL='),
  ),
  eachFile(
    'no host knows the type of this file.',
    'Add its extension to deploy/mediaTypes.json.',
    (file) => !file.endsWith('.map') && !(path.extname(file).slice(1) in mediaTypes),
  ),
  eachFile(
    'the name has a decomposed accent.',
    'Save the source file under its composed name (NFC).',
    (file) => file !== file.normalize('NFC'),
  ),
  eachFile('hidden file.', 'No host serves it: take it out of static/.', (file) => /(?:^|\/)\./.test(file)),
  // It says where we work, and makes another build of every folder.
  eachFile(
    'names the folder of the project.',
    'Leave the folder out of what the build writes, e.g. of plugin options: the framework sends those to the readers.',
    (file, site) => tellsApart && texts.test(file) && site.text(file).includes(projectRoot),
  ),
];
