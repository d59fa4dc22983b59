import file from './json/interface.json';
import type {Dialog, PortalMenu, RibbonButton, UiLabel} from './schemas/interface';
import {told} from './told';

const json = told(file);

export const ribbon: readonly RibbonButton[] = json.ribbon as RibbonButton[];
export const dialogs: readonly Dialog[] = json.dialogs as Dialog[];
export const portalMenus: readonly PortalMenu[] = json.portalMenus as PortalMenu[];
export const portalButtons: readonly UiLabel[] = json.portalButtons as UiLabel[];
export const messages: readonly UiLabel[] = json.messages as UiLabel[];
