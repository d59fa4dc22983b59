/** YAML that is checked by a Zod schema, every fault with file, line and remedy. */
export {FaultsError, formatFault, requireSound, type Fault} from './fault';
export {editorSchema} from './editorSchema';
export {explainYaml} from './explainYaml';
export {loadYaml} from './load';
export {readYaml, type Reading} from './read';
export type {Path} from './shape';
export {unfold} from './unfold';
