/// <reference lib="webworker" />
import type {OfflineSite} from '../site';

/** What a page says: the path that its reader has come to by a click, or that of a script that does not work. */
export interface PageMessage {
  readonly read?: string;
  readonly broken?: string;
}

export const scope = self as unknown as ServiceWorkerGlobalScope & {readonly offlineSite: OfflineSite};
