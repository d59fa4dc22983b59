/** Who says what to whom: a numbered list, whose messages stand between their lanes where there is room. */
import {createElement as h, type ReactElement} from 'react';
import {block, icon, sayFolding} from '../html';
import {say, type Lane, type Locale, type SequenceFigure} from '../schema';
import {stepList, type Step} from './ladder';

/** The lanes that a message leads from and to, counted from 1, as classes that the stylesheet places it by. */
function acrossLanes(from: number, to: number): string {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const direction = {[-1]: 'd-back', 0: 'd-self', 1: 'd-on'}[Math.sign(to - from)];
  return `d-message d-left-${left} d-right-${right} ${direction}`;
}

export function renderSequence({lanes, messages, title}: SequenceFigure, locale: Locale): ReactElement {
  const placeOf = (id: string) => lanes.findIndex((lane) => lane.id === id);
  const nameOf = (id: string) => say(lanes[placeOf(id)]!.title, locale);
  const steps = messages.map(({from, to, text}, index): Step => {
    const who = from === to ? nameOf(from) : `${nameOf(from)} → ${nameOf(to)}`;
    const className = acrossLanes(placeOf(from) + 1, placeOf(to) + 1);
    return {content: {title: text, lines: [who]}, number: index + 1, className};
  });
  return block(
    `d-seq d-seq--${lanes.length}`,
    h('div', {className: 'd-lanes', 'aria-hidden': true}, ...lanes.map((lane) => laneHead(lane, locale))),
    stepList(steps, {locale, title: say(title, locale), connected: true}),
  );
}

function laneHead({title, icon: sign}: Lane, locale: Locale): ReactElement {
  return block('d-lane', sign && icon(sign), h('b', null, ...sayFolding(title, locale)));
}
