/**
 * Vitest gives up a message that is not answered within a minute, and a worker whose tests never wait hears no answer: on
 * a slow machine, a long table of such tests failed with all its rows green.
 */
import {setImmediate} from 'node:timers/promises';
import {afterEach} from 'vitest';

afterEach(() => setImmediate());
