export {EditionProvider, useNeighbours, useShownEdition} from './EditionProvider';
export {EditionSwitch, useEditionSwitch, type EditionSwitchData} from './EditionSwitch';
export {holdsPage} from './sidebarPaths';
