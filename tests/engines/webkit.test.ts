import {describeBehaviour} from './behaviour';
import {WebKit} from './webkit';

describeBehaviour(new WebKit());
