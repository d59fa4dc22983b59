import file from './json/interface.json';
import type {Dialog, RibbonButton, UiLabel} from './schemas/interface';
import {told} from './told';

const json = told(file);

export const ribbon: readonly RibbonButton[] = json.ribbon as RibbonButton[];
export const dialogs: readonly Dialog[] = json.dialogs as Dialog[];
export const portalMenus: readonly UiLabel[] = json.portalMenus as UiLabel[];
export const portalButtons: readonly UiLabel[] = json.portalButtons as UiLabel[];
export const messages: readonly UiLabel[] = json.messages as UiLabel[];
