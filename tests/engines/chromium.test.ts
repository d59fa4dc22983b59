import {office} from '../../deploy/templates';
import {chromium} from './puppeteer';
import {describeRows} from './rows';

describeRows('behaviours', chromium(), undefined, office.requestsOfFirstPage);
