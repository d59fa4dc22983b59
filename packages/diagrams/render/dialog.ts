/** A window as a line drawing: title, rows, buttons, and call-outs in the left margin. */
import {createElement as h, type ReactElement, type ReactNode} from 'react';
import {say, type DialogButton, type DialogFigure, type DialogRow, type Locale, type Text} from '../schema';
import {block, icon, sayFolding} from '../html';

/** @param id unique in the page; the description of the picture gets it */
export function renderDialog(figure: DialogFigure, locale: Locale, id: string): ReactElement {
  const {title, alternative, window, rows, buttons} = figure;
  return h(
    'div',
    {className: 'd-window', role: 'img', 'aria-label': say(title, locale), 'aria-describedby': id},
    h('span', {id, hidden: true}, say(alternative, locale)),
    block('d-row', h('b', {className: 'd-grow'}, say(window, locale)), icon('cross')),
    ...rows.map((each, index) => {
      // A line stands under the title, and where the definition has a rule.
      const isRuled = index === 0 || rows[index - 1]!.row === 'rule';
      return each.row !== 'rule' && rowBlock(isRuled, ...row(each, locale));
    }),
    buttons.length > 0 && rowBlock(true, ...footer(buttons, locale)),
  );
}

function rowBlock(ruled: boolean, ...parts: readonly ReactNode[]): ReactElement {
  return block(ruled ? 'd-row d-row--ruled' : 'd-row', ...parts);
}

type Row<Kind extends DialogRow['row']> = Extract<DialogRow, {row: Kind}>;

function row(each: Exclude<DialogRow, {row: 'rule'}>, locale: Locale): ReactNode[] {
  switch (each.row) {
    case 'field':
      return fieldRow(each, locale);
    case 'tabs':
      return [marker(each.call), ...each.tabs.map((tab, index) => tabName(tab, index === each.selected, locale))];
    case 'text':
      return [marker(each.call), each.icon && icon(each.icon), inline('d-grow', say(each.text, locale))];
    case 'list':
      return listRow(each, locale);
    case 'buttons':
      return [marker(each.call), ...each.buttons.map((one) => button(one, locale))];
  }
}

function inline(className: string, ...children: readonly ReactNode[]): ReactElement {
  return h('span', {className}, ...children);
}

function marker(call: number | undefined): ReactNode {
  return call !== undefined && h('b', {className: 'd-call'}, call);
}

function fieldRow({label, value, mono, select, button: name, call}: Row<'field'>, locale: Locale): ReactNode[] {
  const text = sayFolding(value, locale);
  return [
    marker(call),
    inline('d-term', say(label, locale)),
    inline('d-field', mono ? h('code', null, ...text) : inline('d-grow', ...text), select && icon('chevron')),
    name && button({label: name}, locale),
  ];
}

function tabName(name: Text, isSelected: boolean, locale: Locale): ReactElement {
  return h(isSelected ? 'b' : 'span', {className: 'd-tab'}, say(name, locale));
}

function listRow({items, buttons = []}: Row<'list'>, locale: Locale): ReactNode[] {
  return [
    block('d-items', ...items.map((item) => listItem(item, locale))),
    buttons.length > 0 && block('d-stack', ...buttons.map((one) => button(one, locale))),
  ];
}

function listItem(item: Row<'list'>['items'][number], locale: Locale): ReactElement {
  return block(
    item.selected ? 'd-item d-item--on' : 'd-item',
    marker(item.call),
    item.checked !== undefined && icon(item.checked ? 'ticked' : 'box'),
    item.icon && icon(item.icon),
    inline('d-grow', say(item.text, locale)),
    item.side && inline('d-side', say(item.side, locale)),
  );
}

/** The last row: buttons on the left first, the others at the right edge. */
function footer(buttons: readonly DialogButton[], locale: Locale): ReactNode[] {
  const isLeft = ({side}: DialogButton) => side === 'left';
  const draw = (one: DialogButton) => button(one, locale);
  return [...buttons.filter(isLeft).map(draw), inline('d-grow'), ...buttons.filter((one) => !isLeft(one)).map(draw)];
}

function button({label, tone, call}: DialogButton, locale: Locale): ReactElement {
  const classes = ['d-button', tone === 'primary' && 'd-button--go', call !== undefined && 'd-button--called'];
  return inline(classes.filter(Boolean).join(' '), say(label, locale), marker(call));
}
