import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {scratchFolder} from '../../packages/scratch-folder';
import {projectRoot} from '../../tools/lib/paths';
import {programOf} from './lib/tools';

const fileOf = (name: string) => path.join(projectRoot, 'deploy/monitoring', name);
const routes = fileOf('alertmanager.yml');
const {write} = scratchFolder();

const amtool = (...args: readonly string[]) =>
  spawnSync(programOf('prometheus-alertmanager', 'usr/bin/amtool'), args, {encoding: 'utf8'});

const receiverOf = (severity: string) =>
  amtool('config', 'routes', 'test', `--config.file=${routes}`, `severity=${severity}`).stdout.trim();

it('Alertmanager takes the file, and refuses one with an unknown receiver', () => {
  expect(amtool('check-config', routes)).toMatchObject({status: 0, stdout: expect.stringContaining('SUCCESS')});
  const broken = write(
    'alertmanager.yml',
    readFileSync(routes, 'utf8').replace('receiver: on-call', 'receiver: nobody'),
  );
  const {status, stdout} = amtool('check-config', broken);
  expect([status, stdout]).toEqual([1, expect.stringContaining('undefined receiver "nobody"')]);
});

it('somebody is woken by what every alarm with "page" says, and by no other', () => {
  const {groups} = parse(readFileSync(fileOf('alerts.yml'), 'utf8')) as {
    groups: {rules: {alert: string; labels: {severity: string}}[]}[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const severities = [...new Set(rules.map(({labels}) => labels.severity))].sort();
  expect(severities.map((severity) => [severity, receiverOf(severity)])).toEqual([
    ['page', 'on-call'],
    ['ticket', 'team'],
  ]);
  // The alarm that stands for others is one of them.
  const [inhibit] = parse(readFileSync(routes, 'utf8')).inhibit_rules;
  expect(rules.map(({alert}) => `alertname="${alert}"`)).toContain(inhibit.source_matchers[0]);
});
