export {EditionProvider, useShownEdition} from './EditionProvider';
export {EditionSwitch} from './EditionSwitch';
export {useEditionSwitch, type EditionSwitchData} from './useEditionSwitch';
export {useNeighbours} from './useNeighbours';
export {holdsPage} from './sidebarPaths';
