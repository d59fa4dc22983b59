import {afterAll, inject} from 'vitest';
import {portOpens, TestHost} from './host';
import {InstalledSite} from './installed';

/**
 * A host that serves the first release, until the tests of the file are over.
 *
 * @param port of 127.0.0.1 that it listens on
 */
export async function publishedHost(port: number): Promise<TestHost> {
  const host = new TestHost(port);
  afterAll(() => host.dispose());
  await host.publish(inject('releases').a);
  return host;
}

/**
 * The first release as it is installed, until the tests of the file are over.
 *
 * @param port first of three: that of the host, http and https
 * @param starts whether it is started, or the tests do that
 */
export async function installedSite(port: number, starts = true): Promise<{host: TestHost; site: InstalledSite}> {
  const host = await publishedHost(port);
  const site = new InstalledSite(host, {http: port + 1, https: port + 2});
  if (starts) {
    afterAll(() => site.stop());
    site.start();
    await portOpens(site.ports.https);
  }
  return {host, site};
}
