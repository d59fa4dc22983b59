import {describeBehaviour} from './behaviour';
import {firefox} from './puppeteer';

describeBehaviour(firefox);
