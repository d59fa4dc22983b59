/** The door for the build; components come in by client.ts. */
export {default, deliveryEdits} from './plugin';
export {pageTemplate} from './boot/pageTemplate';
export {default as laterText} from './later-text/laterText';
export {default as textLayout} from './served-text/textLayout';
export {layoutKeys, metadataKeys} from './served-text/servedPage';
export {chunkOf} from './chunks';
export type {DeliveryOptions} from './options';
