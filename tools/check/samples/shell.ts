import {nearest} from '../../../packages/common';
import {
  addresses,
  files,
  iniKeys,
  msiProperties,
  programSwitches,
  registry,
  setupSwitches,
} from '../../../src/product/data/index';
import type {Language} from '../corpus/layout';
import {keyFault} from '../lib/settings';
import type {SampleFault} from './fault';

/** Last part of a path, Windows or not. */
const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** File names of the product, as set-up and the folders have them. */
const fileNames = files.map(({path}) => baseName(path));

/** Switches of a program of the product, or undefined for another program. */
function switchesOf(program: string): readonly string[] | undefined {
  const same = (name: string) => name.toLowerCase() === program.toLowerCase();
  if (!fileNames.some(same)) {
    return undefined;
  }
  const all = same('ExoSystemDbSetup.exe') ? setupSwitches : programSwitches.filter((entry) => same(entry.program));
  return all.map(({name}) => name);
}

const propertyNames = msiProperties.map(({name}) => name);
const hosts = addresses.map(({address}) => address.replace(/^\w+:\/\//, '').split(/[/,:]/)[0] ?? '');

type Rule = (line: string, language: Language) => Omit<SampleFault, 'line'>[];

/** File names that look like the product's and are not. */
const fileRule: Rule = (line) =>
  [...line.matchAll(/\b((?:Yttra|ExoSystemDb)[\w.-]*\.(?:exe|msi|dll|xll|ini|adm[xl]))\b/gi)]
    .map((match) => match[1] ?? '')
    .filter((name) => !fileNames.includes(name) && name !== 'yttra.ini')
    .map((name) => ({message: `The product has no file ${name}.`, fix: `Write ${nearest(name, fileNames)}.`}));

/** Switches after a program of the product. */
const switchRule: Rule = (line) => {
  const program = /\b(\w[\w.-]*\.exe)\b"?(?=\s|$)/i.exec(line);
  const known = switchesOf(program?.[1] ?? '');
  if (program === null || known === undefined) {
    return [];
  }
  return [...line.slice(program.index + program[0].length).matchAll(/\s(\/[A-Za-z]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !known.includes(name))
    .map((name) => ({
      message: `${program[1]} has no switch ${name}.`,
      ...(known.length > 0 && {fix: `Write ${nearest(name, known)}.`}),
    }));
};

/** Switches that ExoSystemDbSetup wants: those it always wants, and those that go with another. */
const neededRule: Rule = (line) => {
  const call = /\bExoSystemDbSetup\.exe"?(\s.*)$/i.exec(line)?.[1];
  const given = new Set([...(call ?? '').matchAll(/\s(\/[A-Za-z]+)/g)].map((match) => match[1] ?? ''));
  const missing = (name: string, message: string) => (given.has(name) ? [] : [{message, fix: `Add ${name}:….`}]);
  if (call === undefined || given.size === 0) {
    return [];
  }
  return setupSwitches.flatMap(({name, required, needs = []}) => [
    ...(required ? missing(name, `ExoSystemDbSetup.exe stops without ${name}.`) : []),
    ...(given.has(name) ? needs.flatMap((other) => missing(other, `${name} stops without ${other}.`)) : []),
  ]);
};

/** Environment variable that ExoSystemDbSetup reads (see its switch /user). */
const setupPassword = 'YT_SETUP_PASSWORD';

/** Properties given to msiexec, written NAME=value. */
const propertyRule: Rule = (line) =>
  [...line.matchAll(/(?<![\w:])(YT_[A-Z_]+)=/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !propertyNames.includes(name) && name !== setupPassword)
    .map((name) => ({message: `The package has no property ${name}.`, fix: `Write ${nearest(name, propertyNames)}.`}));

/** Windows Installer's own switches that the samples use; others are most often slips. */
const msiexecSwitches = new Set(['/i', '/x', '/qn', '/qb', '/quiet', '/passive', '/norestart', '/l*v', '/fa', '/a']);

const msiexecRule: Rule = (line) => {
  const call = /\bmsiexec(?:\.exe)?\s(.*)$/i.exec(line)?.[1] ?? '';
  return [...` ${call}`.matchAll(/\s(\/[\w*]+)(?=\s|$)/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !msiexecSwitches.has(name.toLowerCase()))
    .map((name) => ({
      message: `msiexec has no switch ${name} that the samples use.`,
      fix: `Write ${nearest(name, [...msiexecSwitches])}.`,
    }));
};

/** A silent package call says that it does not restart the computer, and is in the language of the page. */
const silentRule: Rule = (line, language) => {
  const call = /\bmsiexec(?:\.exe)?\s.*\/qn\b|\/i "?Yttra.*\/qn\b/i.test(line);
  const written = /\bYT_LANGUAGE=(\w+)/.exec(line)?.[1];
  return [
    ...(call && !/\/norestart\b/i.test(line)
      ? [{message: 'A silent call restarts the computer when it likes.', fix: 'Add /norestart.'}]
      : []),
    ...(written !== undefined && written !== 'auto' && written !== language
      ? [{message: `YT_LANGUAGE=${written} is not the language of the page.`, fix: `Write YT_LANGUAGE=${language}.`}]
      : []),
  ];
};

/** Addresses of the product. */
const hostRule: Rule = (line) =>
  [...line.matchAll(/\b([\w-]+\.yttra\.example)\b/g)]
    .map((match) => match[1] ?? '')
    .filter((host) => !hosts.includes(host))
    .map((host) => ({message: `${host} is no address of the product.`, fix: `Write ${nearest(host, hosts)}.`}));

/** Registry paths under the product's keys: the add-in's ProgID and the policy sections. */
const registryRule: Rule = (line) => {
  const section = /Policies\\Yttra\\Report\\(\w+)/i.exec(line)?.[1];
  if (section !== undefined && !iniKeys.some((key) => key.section === section)) {
    return [
      {
        message: `The policy has no section ${section}.`,
        fix: `Write ${nearest(
          section,
          iniKeys.map((key) => key.section),
        )}.`,
      },
    ];
  }
  const addin = /Excel\\Addins\\([A-Za-z][\w.]*)/.exec(line)?.[1];
  const known = registry.map(({key}) => /Addins\\([\w.]+)/.exec(key)?.[1]).find((name) => name !== undefined);
  return addin !== undefined && known !== undefined && addin !== known
    ? [{message: `The add-in is not registered as ${addin}.`, fix: `Write ${known}.`}]
    : [];
};

/** New-Item -Force empties a registry key that is there already, with the values that others have set. */
const registryKeyRule: Rule = (line) =>
  /\bNew-Item\b.*-Force\b/i.test(line) && !/-ItemType\s+(?:Directory|File)\b|\bTest-Path\b/i.test(line)
    ? [
        {
          message: 'New-Item -Force empties a registry key that exists.',
          fix: 'Write if (-not (Test-Path -Path $path)) { … } around it, on the same line.',
        },
      ]
    : [];

const rules: readonly Rule[] = [
  fileRule,
  switchRule,
  neededRule,
  propertyRule,
  msiexecRule,
  silentRule,
  hostRule,
  registryRule,
  registryKeyRule,
];

/** Names of values that a sample writes under a policy section. */
function policyValueFaults(code: string): SampleFault[] {
  const section = /Policies\\Yttra\\Report\\(\w+)/i.exec(code)?.[1];
  if (section === undefined) {
    return [];
  }
  return code.split('\n').flatMap((line, index) => {
    const key = /(?:New|Set|Get)-ItemProperty\b.*\s-Name\s+'?(\w+)'?/.exec(line)?.[1];
    const fault = key === undefined ? undefined : keyFault(section, key);
    return fault === undefined ? [] : [{...fault, line: index + 1}];
  });
}

const isComment = (line: string): boolean => /^\s*(?:#|rem\b|::)/i.test(line);

/** The folder of a log is made before the call that writes it: Windows Installer stops with 1622 otherwise. */
function logFolderFaults(code: string): SampleFault[] {
  const lines = code.split('\n');
  const call = lines.findIndex((line) => !isComment(line) && /\/l\*v\s/i.test(line));
  return call === -1 ||
    lines.slice(0, call).some((line) => /^\s*(?:mkdir|if not exist .* mkdir|New-Item .*Directory)\b/i.test(line))
    ? []
    : [{line: call + 1, message: 'Nothing makes the folder of the log first.', fix: 'Make it on a line before.'}];
}

/** A copy that a script keeps of what it rewrites is not overwritten when the script is run again. */
function keptCopyFaults(code: string): SampleFault[] {
  const lines = code.split('\n');
  const copy = lines.findIndex((line) => /\bCopy-Item\b.*\.(?:old|bak)\b/i.test(line));
  return copy === -1 || lines.slice(0, copy).some((line) => /\bTest-Path\b.*\.(?:old|bak)\b/i.test(line))
    ? []
    : [{line: copy + 1, message: 'Run again, the script overwrites its own copy.', fix: 'Stop first if it is there.'}];
}

/**
 * Faults of a PowerShell or batch sample: files, switches, properties and addresses that the product does not
 * have, and calls that do not run alone.
 *
 * @param language of the page, for settings that follow it
 */
export function shellFaults(code: string, language: Language): SampleFault[] {
  const byLine = code
    .split('\n')
    .flatMap((line, index) =>
      isComment(line)
        ? []
        : rules.flatMap((rule) => rule(line, language).map((fault) => ({...fault, line: index + 1}))),
    );
  return [...byLine, ...policyValueFaults(code), ...logFolderFaults(code), ...keptCopyFaults(code)];
}
