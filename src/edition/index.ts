export {EditionProvider, useNeighbours, useShownEdition} from './EditionProvider';
export {EditionSwitch} from './EditionSwitch';
export {useEditionSwitch, type EditionSwitchData} from './useEditionSwitch';
export {holdsPage} from './sidebarPaths';
