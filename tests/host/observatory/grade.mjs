/**
 * Grades headers with Mozilla's own analyser, without asking any host.
 * In: JSON on stdin, {headers: {name: value}, html}. Out: JSON, {score, grade, tests: {name: [result, points]}}.
 * The site is taken to redirect http to https once and to have a valid certificate, as OPERATIONS.md installs it.
 */
import {readFileSync} from 'node:fs';
import {ALL_TESTS} from '@mdn/mdn-http-observatory/src/constants.js';
import {MINIMUM_SCORE_FOR_EXTRA_CREDIT} from '@mdn/mdn-http-observatory/src/grader/charts.js';
import {getGradeForScore, getScoreModifier} from '@mdn/mdn-http-observatory/src/grader/grader.js';
import {parseHttpEquivHeaders} from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import {Requests} from '@mdn/mdn-http-observatory/src/types.js';
import {AxiosHeaders} from 'axios';

const host = 'docs.yttra.example';
const {headers: sent, html} = JSON.parse(readFileSync(0, 'utf8'));
const headers = new AxiosHeaders(sent);
const response = {
  headers,
  request: {headers: {}},
  status: 200,
  verified: true,
  data: html,
  httpEquiv: parseHttpEquivHeaders(html, `https://${host}`),
};

const requests = new Requests(host);
requests.resources.path = html;
requests.responses.auto = response;
requests.responses.https = response;
requests.responses.http = response;
requests.responses.cors = response;
requests.responses.httpRedirects = [
  {url: new URL(`http://${host}/`), status: 301},
  {url: new URL(`https://${host}/`), status: 200},
];
// No jar: the site sets no cookies.
requests.session = {url: new URL(`https://${host}/`)};
requests.responses.httpsRedirects = [{url: new URL(`https://${host}/`), status: 200}];

const results = ALL_TESTS.map((test) => test(requests));
const points = results.map(({result}) => getScoreModifier(result));
const withoutExtra = 100 + points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
const withExtra = 100 + points.reduce((sum, point) => sum + point, 0);
const {score, grade} = getGradeForScore(withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withExtra : withoutExtra);
const tests = Object.fromEntries(
  results.map((result, index) => [result.constructor.name, [result.result, points[index]]]),
);
console.log(JSON.stringify({score, grade, tests}));
