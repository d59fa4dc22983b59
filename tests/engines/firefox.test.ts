import {firefox} from './puppeteer';
import {describeRows} from './rows';

describeRows('behaviours', firefox());
describeRows('offline', firefox());
