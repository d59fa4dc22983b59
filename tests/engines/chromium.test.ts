import {office} from '../../deploy/nginx/limits';
import {chromium} from './puppeteer';
import {describeRows} from './rows';

describeRows('behaviours', chromium(), undefined, office.requestsOfFirstPage);
