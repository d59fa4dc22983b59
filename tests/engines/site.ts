import type {IncomingMessage, Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {securityHeaders} from '../../deploy/headers/policy';
import {buildDir} from '../../tools/lib/paths';
import {BuiltSite} from '../../tools/lib/builtSite';
import {inlineCode} from '../../tools/release/checks/policy';
import {createPreviewServer, listen} from '../../tools/serve/server';
import type {Site} from './engine';

/** Where browsers report what the policy blocked: the one channel that reports a page's first moments in every engine. */
const reports = '/policy-reports';

interface PolicyReport {
  readonly 'csp-report': {readonly 'effective-directive': string; readonly 'blocked-uri': string};
}

/** The built site as the preview serves it, with its policy. */
export class ServedSite implements Site {
  readonly requests: string[] = [];
  readonly blocked: string[] = [];
  private readonly server: Server;
  private origin = '';

  constructor() {
    const headers = securityHeaders(inlineCode(new BuiltSite(buildDir))).map(([name, value]) =>
      name === 'Content-Security-Policy'
        ? ([name, `${value}; report-uri ${reports}`] as const)
        : ([name, value] as const),
    );
    this.server = createPreviewServer(buildDir, '/', headers);
    this.server.on('request', (request: IncomingMessage) => this.note(request));
  }

  private note(request: IncomingMessage): void {
    const pathname = request.url!.split('?')[0]!;
    if (pathname !== reports) {
      this.requests.push(pathname);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {'csp-report': report} = JSON.parse(Buffer.concat(chunks).toString()) as PolicyReport;
      this.blocked.push(`${report['effective-directive']} blocks ${report['blocked-uri']}`);
    });
  }

  async start(): Promise<void> {
    await listen(this.server, 0);
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  address(route: string): string {
    return this.origin + route;
  }
}
