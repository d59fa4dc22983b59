export {EditionProvider, useNeighbours, useShownEdition} from './EditionProvider';
export {EditionSwitch} from './EditionSwitch';
export {useEditionSwitch, type EditionSwitchData} from './EditionSwitch';
export {holdsPage} from './sidebarPaths';
