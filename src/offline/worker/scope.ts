import type {OfflineSite} from '../site';

/** The compiler knows the globals of a page or of a worker, not both; of the latter, this is used. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface MessageFromPage extends ExtendableEvent {
  /** Path of a page that the reader has come to by a click, or of a script that does not work. */
  readonly data: {readonly read?: string; readonly broken?: string};
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
}

interface Scope {
  readonly offlineSite: OfflineSite;
  readonly clients: {claim(): Promise<void>};
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, act: (event: WorkerEvents[Name]) => void): void;
}

export const scope = self as unknown as Scope;
