#!/usr/bin/env node
/**
 * Runs a tool of the project: installs the dependencies first when they are not those of the
 * lockfile. Plain JavaScript without dependencies, so that it works on a fresh clone.
 *
 * Usage: node tools/run/run.mjs <script.ts> [arguments…]
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** What is installed, as npm writes it at the end of an installation. */
const installed = path.join(root, 'node_modules/.package-lock.json');

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** By content: the age of a lockfile says when it was checked out, not what was installed since. */
function needsInstall() {
  if (!existsSync(installed)) {
    return true;
  }
  const present = packagesOf(installed);
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  // The project itself is in the lockfile only.
  delete wanted[''];
  const isOther = (name) =>
    present[name].version !== wanted[name]?.version || present[name].integrity !== wanted[name].integrity;
  // Those for other systems are optional, and not there.
  return (
    Object.keys(present).some(isOther) || Object.keys(wanted).some((name) => !present[name] && !wanted[name].optional)
  );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old. Install Node 24 (20.19 or later will do).`);
  process.exit(1);
}
if (needsInstall()) {
  console.log('Installing the dependencies of package-lock.json …');
  const options = {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'};
  const {status, error} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) {
    const why = error?.message ?? 'see above';
    console.error(`The installation failed: ${why}. Is the npm registry within reach, and is the disk full?`);
    process.exit(1);
  }
}
process.chdir(root);
const [script] = process.argv.splice(2, 1);
try {
  await import('tsx');
  await import(pathToFileURL(path.join(root, script)).href);
} catch (error) {
  // Node would put the place of a throw above a list of faults.
  console.error(error.faults ? error.message : error);
  process.exit(1);
}
