import {describeBehaviour} from './behaviour';
import {chromium} from './puppeteer';

describeBehaviour(chromium);
