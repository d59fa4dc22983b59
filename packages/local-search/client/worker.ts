/** Runs apart from the page, which stays quick: reads an index and searches in it. */
import {createResponder} from '../engine/engine';
import type {Call} from '../engine/types';

const respond = createResponder();

addEventListener('message', ({data, ports}: MessageEvent<Call>) => ports[0]!.postMessage(respond(data)));
