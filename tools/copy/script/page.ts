/** What every page of a copy runs, where the site has the framework. The imports begin by themselves. */
import '../../../src/client/copy';
import '../../../src/client/definitions';
import '../../../src/components/writer/ErDiagram/script';
// Before the filter, which would fetch it.
import '../../../src/components/writer/Filter/script/place';
import '../../../src/components/writer/Filter/script';
import '../../../src/components/writer/LanguageTabs/script';
import {startColorMode} from './colorMode';
import {startMenus} from './menus';
import {startSearchKey} from './searchKey';

startColorMode();
startMenus();
startSearchKey();
