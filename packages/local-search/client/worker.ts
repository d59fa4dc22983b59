/** Runs apart from the page, which stays quick: reads an index and searches in it. */
import {createResponder, type Call} from './calls';

interface Scope {
  onmessage: (event: {readonly data: Call; readonly ports: readonly MessagePort[]}) => void;
}

const respond = createResponder();

(globalThis as unknown as Scope).onmessage = ({data, ports}) => ports[0]!.postMessage(respond(data));
