/** All drawn figures of the site, by the id that pages use in `<Figure id="…" />`. */
import {apiTwoDoors} from './api-two-doors';
import {backupRestore} from './backup-restore';
import {comAddinsDialog} from './com-addins-dialog';
import {connectionTest} from './connection-test';
import {controlEdgeInvitation} from './control-edge-invitation';
import {dataFlow} from './data-flow';
import {dataPlaces} from './data-places';
import {dataSourceStatesFigure} from './data-source-states';
import {deployment} from './deployment';
import {dialogLicence} from './dialog-licence';
import {dialogNewConnection} from './dialog-new-connection';
import {eaccountingConsent} from './eaccounting-consent';
import {entraGroupMapping} from './entra-group-mapping';
import {entraSignIn} from './entra-sign-in';
import {excelOrWeb} from './excel-or-web';
import {firstReport} from './first-report';
import {fortnoxConsent} from './fortnox-consent';
import {functionGuide} from './function-guide';
import {installOrder} from './install-order';
import {invoiceLink} from './invoice-link';
import {licenceStatesFigure} from './licence-states';
import {localAdminMode} from './local-admin-mode';
import {mailQueue} from './mail-queue';
import {missingAddInChecks} from './missing-add-in-checks';
import {networkPorts} from './network-ports';
import {openReportDialog} from './open-report-dialog';
import {parts} from './parts';
import {permissionEvaluation} from './permission-evaluation';
import {sieImport} from './sie-import';
import {supportShift} from './support-shift';
import {syncRun} from './sync-run';
import {syncStatesFigure} from './sync-states';
import {systemDatabase} from './system-database';
import {upsalesKey} from './upsales-key';
import {vitecFlow} from './vitec-flow';
import {vitecStatesFigure} from './vitec-states';
import type {FigureDefinition} from '../../packages/diagrams';
import {told} from '../product/data/told';

export const figures: Readonly<Record<string, FigureDefinition>> = told({
  parts,
  'network-ports': networkPorts,
  'install-order': installOrder,
  'connection-test': connectionTest,
  'data-source-states': dataSourceStatesFigure,
  'dialog-new-connection': dialogNewConnection,
  'dialog-licence': dialogLicence,
  'licence-states': licenceStatesFigure,
  'entra-sign-in': entraSignIn,
  'entra-group-mapping': entraGroupMapping,
  'permission-evaluation': permissionEvaluation,
  'system-database': systemDatabase,
  'local-admin-mode': localAdminMode,
  'com-addins-dialog': comAddinsDialog,
  'missing-add-in-checks': missingAddInChecks,
  'open-report-dialog': openReportDialog,
  'function-guide': functionGuide,
  'first-report': firstReport,
  'excel-or-web': excelOrWeb,
  'api-two-doors': apiTwoDoors,
  'backup-restore': backupRestore,
  'sync-states': syncStatesFigure,
  'sync-run': syncRun,
  'fortnox-consent': fortnoxConsent,
  'eaccounting-consent': eaccountingConsent,
  'control-edge-invitation': controlEdgeInvitation,
  'sie-import': sieImport,
  'upsales-key': upsalesKey,
  'vitec-flow': vitecFlow,
  'vitec-states': vitecStatesFigure,
  'mail-queue': mailQueue,
  'invoice-link': invoiceLink,
  'support-shift': supportShift,
  'data-flow': dataFlow,
  deployment,
  'data-places': dataPlaces,
});
