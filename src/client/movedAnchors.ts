import type {Location} from './movedTo';

/**
 * Takes readers of an old address to the anchor's new place, and of one in capitals to the anchor. Servers never see
 * what follows the `#`.
 * Only who stands before an anchor that is not there is sent the table.
 */
export function onRouteDidUpdate({location}: {readonly location: Location}): void {
  const id = location.hash.slice(1);
  if (id !== '' && !document.getElementById(id)) {
    void import(/* webpackChunkName: "moved" */ './movedTo').then(({follow}) => follow(location));
  }
}
