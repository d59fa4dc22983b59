import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {loadRoutes} from './loadRoutes';

/**
 * In place of the framework's (core 3.7.0, client/preload): the same, once the routes around the
 * path are there. The router renders a path only after this.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const paths = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(paths.map(loadRoutes));
  const matches = paths.flatMap((path) => matchRoutes(routes, path));
  return Promise.all(matches.map(({route}) => route.component.preload?.()));
}
