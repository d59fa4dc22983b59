import {createServer, request, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A served site, on a port of its own where it can go down, grow slow, refuse, and publish another release. */
export class ChangingSite {
  isDown = false;
  /** Time before an answer, in ms. */
  delay = 0;
  /** Status of every page instead of its own. */
  status: number | undefined;
  release = 'release-1';
  /** Changes what is served, by address. */
  readonly edits = new Map<string, (text: string) => string>();
  /** Beginning of the addresses that a portal answers for, with its page. */
  portal: string | undefined;
  private readonly server: Server = createServer((req, res) => {
    if (this.isDown) {
      req.socket.destroy();
    } else {
      setTimeout(() => this.answer(req, res), this.delay);
    }
  });

  /** @param origin where the site is served as it is */
  constructor(private readonly origin: string) {}

  private answer(req: IncomingMessage, res: ServerResponse): void {
    const address = req.url!.split('?')[0]!;
    if (this.status !== undefined && req.headers['sec-fetch-mode'] === 'navigate') {
      res.writeHead(this.status, {'content-type': 'text/html'}).end(`<!doctype html><title>${this.status}</title>`);
      return;
    }
    if (this.portal && address.startsWith(this.portal)) {
      res.writeHead(200, {'content-type': 'text/html'}).end('<!doctype html><title>Log in</title>');
      return;
    }
    // What is changed here has another body than the server's own validators say.
    const {'if-none-match': _, 'if-modified-since': __, 'accept-encoding': ___, ...headers} = req.headers;
    request(this.origin + req.url, {headers}, (own) => {
      const edit = this.edits.get(address);
      const {'content-length': length, ...rest} = own.headers;
      const size = edit || length === undefined ? {} : {'content-length': length};
      res.writeHead(own.statusCode!, {...rest, ...size, 'docs-release': this.release});
      if (edit) {
        own
          .setEncoding('utf8')
          .toArray()
          .then((parts) => res.end(edit(parts.join(''))));
      } else {
        own.pipe(res);
      }
    }).end();
  }

  /** @returns origin of the changing site */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
