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
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** What is installed, as npm writes it at the end of an installation. */
const installed = path.join(root, 'node_modules/.package-lock.json');
const [script, ...args] = process.argv.slice(2);

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

function run(command, commandArgs) {
  const shell = process.platform === 'win32';
  const {status, error} = spawnSync(command, commandArgs, {cwd: root, stdio: 'inherit', shell});
  if (error) {
    console.error(`${command}: ${error.message}`);
  }
  return status ?? 1;
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old. Install Node 24 (20.19 or later will do).`);
  process.exit(1);
}
if (needsInstall()) {
  console.log('Installing the dependencies of package-lock.json …');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) {
    console.error('The installation failed; see above. Is the npm registry within reach, and is the disk full?');
    process.exit(status);
  }
}
const faults = new URL('faults.mjs', import.meta.url).href;
process.exit(run(process.execPath, ['--import', 'tsx', '--import', faults, path.join(root, script), ...args]));
