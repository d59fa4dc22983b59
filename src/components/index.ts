import ApiErrors from './ApiErrors';
import DataTypeTable from './DataTypeTable';
import EditionBadge from './EditionBadge';
import Endpoint from './Endpoint';
import EndpointList from './EndpointList';
import ErDiagram from './ErDiagram';
import ErrorCatalogue from './ErrorCatalogue';
import ErrorIndex from './ErrorIndex';
import ErrorList from './ErrorList';
import FactTable from './FactTable';
import Figure from './Figure';
import FilePath from './FilePath';
import Filter from './Filter';
import FunctionReference from './FunctionReference';
import Key from './Key';
import Result from './Result';
import RoleBadge from './RoleBadge';
import SettingTable from './SettingTable';
import Step from './Step';
import Steps from './Steps';
import TableReference from './TableReference';
import Term from './Term';
import UiPath from './UiPath';
import Value from './Value';
import ViewReference from './ViewReference';
import type {WriterComponentName} from './names';

/** All of them at once, for tools and tests; a page imports those it uses (plugins/component-imports). */
export const writerComponents = {
  ApiErrors,
  DataTypeTable,
  EditionBadge,
  Endpoint,
  EndpointList,
  ErDiagram,
  ErrorCatalogue,
  ErrorIndex,
  ErrorList,
  FactTable,
  Figure,
  FilePath,
  Filter,
  FunctionReference,
  Key,
  Result,
  RoleBadge,
  SettingTable,
  Step,
  Steps,
  TableReference,
  Term,
  UiPath,
  Value,
  ViewReference,
} as const satisfies Record<WriterComponentName, unknown>;
