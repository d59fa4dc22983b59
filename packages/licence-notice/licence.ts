import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface ShippedLicence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression of the package's manifest. */
  readonly licence: string;
  /** Text of the licence file; without one, what the manifest says. */
  readonly text: string;
}

const licenceFile = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;

/** Packages of one repository share its licence file, which npm does not pack for all of them. */
const sharedText: Readonly<Record<string, string>> = {
  '@docusaurus': 'Copyright (c) Facebook, Inc. and its affiliates.',
};

function textIn(folder: string): string | undefined {
  const file = readdirSync(folder)
    .filter((name) => licenceFile.test(name))
    .sort()[0];
  return file && readFileSync(path.join(folder, file), 'utf8').trim();
}

/**
 * Reads the licence of an installed package.
 *
 * @param folder of the package, with its package.json
 * @throws when the package has neither a licence file nor a licence in its manifest
 */
export function readLicence(folder: string): ShippedLicence {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) {
    throw new Error(`${folder}: no package.json, so that its licence is not known.`);
  }
  const {name, version, license, author} = JSON.parse(readFileSync(manifest, 'utf8'));
  const text = textIn(folder);
  if (!license && !text) {
    throw new Error(`${manifest}: ${name} ships to readers without a licence. Ask its authors, or do without it.`);
  }
  const holder = sharedText[name.split('/')[0]] ?? (typeof author === 'string' ? author : author?.name) ?? '';
  return {name, version, licence: license ?? 'see below', text: text ?? `Licence: ${license}. ${holder}`.trim()};
}
