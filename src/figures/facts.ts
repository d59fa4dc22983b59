/** Looks product facts up by id, so that a drawing cannot name something the data does not have. */
import {connectionFields, dialogs, messages, portalButtons, portalMenus, product, ribbon, roles} from '../product/data';
import type {Text} from '../../packages/diagrams';

interface Named {
  readonly id: string;
  readonly sv: string;
  readonly en: string;
}

function find<T extends {readonly id: string}>(list: readonly T[], id: string, what: string): T {
  const item = list.find((candidate) => candidate.id === id);
  if (!item) {
    throw new Error(`There is no ${what} "${id}"; there are ${list.map((each) => each.id).join(', ')}`);
  }
  return item;
}

function text({sv, en}: Named): Text {
  return {sv, en};
}

/** A path as readers see it; the data writes it as writers do, with ` > `. */
function path({sv, en}: Named): Text {
  return {sv: sv.replaceAll(' > ', ' › '), en: en.replaceAll(' > ', ' › ')};
}

/** A button in the ribbon. */
export const ribbonButton = (id: string): Text => text(find(ribbon, id, 'ribbon button'));
/** A menu path in the portal. */
export const portalMenu = (id: string): Text => path(find(portalMenus, id, 'portal menu'));
export const portalButton = (id: string): Text => text(find(portalButtons, id, 'portal button'));
export const connectionField = (id: string): Text => text(find(connectionFields, id, 'connection field'));
export const dialogTitle = (id: string): Text => text(find(dialogs, id, 'dialog'));
export const role = (id: string): Text => text(find(roles, id, 'role'));
/** A part of the product, by its name. */
export const part = (id: string): Text => text(find(product.parts, id, 'product part'));

/** @param values what stands for {0}, {1} … in the message */
export function message(id: string, ...values: readonly string[]): Text {
  const found = find(messages, id, 'message');
  const fill = (pattern: string): string =>
    pattern.replace(/\{(\d+)\}/g, (_match, index: string) => values[Number(index)] ?? '');
  return {sv: fill(found.sv), en: fill(found.en)};
}

/** @param index place of the button in the dialog, counted from 0 */
export function dialogButton(dialog: string, index: number): Text {
  const {buttonsSv, buttonsEn} = find(dialogs, dialog, 'dialog');
  const sv = buttonsSv[index];
  const en = buttonsEn[index];
  if (sv === undefined || en === undefined) {
    throw new Error(`The dialog "${dialog}" has no button number ${index}`);
  }
  return {sv, en};
}
