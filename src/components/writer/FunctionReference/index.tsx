export {default} from '../../ReferenceCards';
