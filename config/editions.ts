// Only for packages/local-search, which is to be handed the editions.
export {editions} from '../src/edition/editions';
