import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Alarms, who is told of them, and a picture of what install/probe measures, for Prometheus, Alertmanager and Grafana.
 *
 * @param folder the project's deploy folder
 * @returns text by file name below `monitoring/` of the release
 */
export function monitoringFiles(folder: string): Map<string, string> {
  return new Map(
    ['alerts.yml', 'alertmanager.yml', 'dashboard.json'].map((name) => [
      name,
      readFileSync(path.join(folder, 'monitoring', name), 'utf8'),
    ]),
  );
}
