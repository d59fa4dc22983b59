import {office} from '../../deploy/templates';
import {describeBehaviour} from './behaviour';
import {chromium} from './puppeteer';

describeBehaviour(chromium, office.requestsOfFirstPage);
