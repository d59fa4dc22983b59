import {office} from '../../deploy/nginx/limits';
import {describeBehaviour} from './behaviour';
import {chromium} from './puppeteer';

describeBehaviour(chromium, office.requestsOfFirstPage);
