import {first, load} from '@generated/lean-delivery/shards';
import {shardOf} from './shardOf';

/** Puts the routes around a path into the router's lists. A module is loaded once, however often it is asked for. */
export async function loadRoutes(path: string): Promise<void> {
  await load[shardOf(path, first)]?.();
}
