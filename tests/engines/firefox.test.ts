import {describeBehaviour} from './behaviour';
import {Firefox} from './firefox';

describeBehaviour(new Firefox());
