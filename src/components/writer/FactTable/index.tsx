export {default} from '../../DataTable';
