import {nearest} from '../../../packages/common';
import {addresses, files, iniKeys, msiProperties, registry, setupSwitches} from '../../../src/product/data/index';
import {keyFault} from '../lib/settings';
import type {SampleFault} from './fault';

/** Last part of a path, Windows or not. */
const baseName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** File names of the product, as set-up and the folders have them. */
const fileNames = files.map(({path}) => baseName(path));

/** Switches of each program, from the product's own description of it. */
const programSwitches: Readonly<Record<string, readonly string[]>> = {
  'exosystemdbsetup.exe': setupSwitches.map(({name}) => name),
  'yttrarepair.exe': ['/quiet', '/log'],
  'yttrareport.admin.exe': ['/localadmin'],
  'yttralogcollector.exe': [],
};

const propertyNames = msiProperties.map(({name}) => name);
const hosts = addresses.map(({address}) => address.replace(/^\w+:\/\//, '').split(/[/,:]/)[0] ?? '');

type Rule = (line: string) => Omit<SampleFault, 'line'>[];

/** File names that look like the product's and are not. */
const fileRule: Rule = (line) =>
  [...line.matchAll(/\b((?:Yttra|ExoSystemDb)[\w.-]*\.(?:exe|msi|dll|xll|ini))\b/gi)]
    .map((match) => match[1] ?? '')
    .filter((name) => !fileNames.includes(name) && name !== 'yttra.ini')
    .map((name) => ({message: `The product has no file ${name}.`, fix: `Write ${nearest(name, fileNames)}.`}));

/** Switches after a program of the product. */
const switchRule: Rule = (line) => {
  const program = /\b(\w[\w.]*\.exe)\b"?(?=\s|$)/i.exec(line);
  const known = programSwitches[program?.[1]?.toLowerCase() ?? ''];
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

const rules: readonly Rule[] = [fileRule, switchRule, propertyRule, msiexecRule, hostRule, registryRule];

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

/** Faults of a PowerShell or batch sample: files, switches, properties and addresses that the product does not have. */
export function shellFaults(code: string): SampleFault[] {
  const byLine = code
    .split('\n')
    .flatMap((line, index) =>
      isComment(line) ? [] : rules.flatMap((rule) => rule(line).map((fault) => ({...fault, line: index + 1}))),
    );
  return [...byLine, ...policyValueFaults(code)];
}
