/** Steps from top to bottom as a list, each with the ways that lead out of it; and who says what to whom, as such a list. */
import {createElement as h, type ReactElement} from 'react';
import {
  say,
  type Branch,
  type CardContent,
  type LadderFigure,
  type Lane,
  type Locale,
  type SequenceFigure,
  type Text,
  type Tone,
} from '../schema';
import {block, card, drawing, icon, sayFolding} from '../html';

/** One box of a list, in the language of the page. */
export interface Step {
  readonly content: CardContent;
  readonly number?: number;
  readonly tone?: Tone;
  /** Places it among lanes; an arrow stands under its words then. */
  readonly className?: string;
  readonly exits?: readonly Branch[];
  /** Name of a part of the list that begins here. */
  readonly part?: Text;
  /** Word on the arrow that leads here. */
  readonly via?: Text;
}

export interface StepListOptions {
  readonly locale: Locale;
  readonly title: string;
  /** Whether an arrow leads from each box to the next. */
  readonly connected: boolean;
  /** The ways out stand beside their boxes where there is room. */
  readonly beside?: boolean;
  /** Only where the drawing has no room. */
  readonly narrow?: boolean;
}

export function renderLadder({rungs, end, title, numbers}: LadderFigure, locale: Locale): ReactElement {
  const last: Step[] = end ? [{content: end, tone: 'end', via: rungs.at(-1)?.down}] : [];
  const beside = rungs.some(({exits}) => exits);
  const steps = rungs.map((rung, index): Step => {
    const number = numbers === 'none' ? undefined : index + 1;
    return {content: rung, number, exits: rung.exits, via: rungs[index - 1]?.down};
  });
  return stepList([...steps, ...last], {locale, title: say(title, locale), connected: true, beside});
}

/** @returns an ordered list when the boxes are connected, otherwise one without an order */
export function stepList(steps: readonly Step[], options: StepListOptions): ReactElement {
  const {title, connected, beside, narrow, locale} = options;
  return h(
    connected ? 'ol' : 'ul',
    {className: narrow ? 'd-ladder d-narrow' : 'd-ladder', 'aria-label': title},
    ...steps.map((step, index) => {
      const isFirst = index === 0;
      const exits = step.exits?.map((branch) => exit(branch, locale));
      const boxes = [box(step, locale), exits && block('d-exits', ...exits)];
      return h(
        'li',
        null,
        (!isFirst || step.part) && gap(step, connected && !isFirst, locale),
        ...(beside ? [block('d-pair', ...boxes)] : boxes),
      );
    }),
  );
}

/** Space above a box, with the arrow to it and what stands beside the arrow. */
function gap({via, part}: Step, hasArrow: boolean, locale: Locale): ReactElement {
  const hasWords = via !== undefined || part !== undefined;
  return block(
    'd-gap',
    (hasArrow || hasWords) && arrowDown(hasArrow, hasWords ? 30 : 20),
    via && h('span', null, say(via, locale)),
    part && h('b', null, say(part, locale)),
  );
}

/** An arrow under the numbers, or the room it would take. */
function arrowDown(isDrawn: boolean, height: number): ReactElement {
  return drawing(
    36,
    height,
    isDrawn && h('path', {className: 'd-line', d: `M18 0v${height - 7}`}),
    isDrawn && h('path', {className: 'd-head', d: `M18 ${height}l-3.5-7h7z`}),
  );
}

function box({content, number, tone, className}: Step, locale: Locale): ReactElement {
  return block(
    ['d-step', tone && `d-step--${tone}`, className].filter(Boolean).join(' '),
    number && h('b', {className: 'd-number'}, number),
    card(content, locale),
    className && arrowRight(),
  );
}

function exit(branch: Branch, locale: Locale): ReactElement {
  return block(
    'd-exit',
    branch.label && h('span', null, ...sayFolding(branch.label, locale)),
    arrowRight(),
    card(branch, locale),
  );
}

/** Drawn so long that it can be shown in any width: only its right end is seen. */
function arrowRight(): ReactElement {
  const view = {width: 24, height: 8, viewBox: '0 0 600 8', preserveAspectRatio: 'xMaxYMid slice', 'aria-hidden': true};
  return h(
    'svg',
    view,
    h('path', {className: 'd-line', d: 'M0 4h593'}),
    h('path', {className: 'd-head', d: 'M600 4l-7-3.5v7z'}),
  );
}

/** The lanes that a message leads from and to, counted from 1, as classes that the stylesheet places it by. */
function acrossLanes(from: number, to: number): string {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const direction = {[-1]: 'd-back', 0: 'd-self', 1: 'd-on'}[Math.sign(to - from)];
  return `d-message d-left-${left} d-right-${right} ${direction}`;
}

/** A numbered list, whose messages stand between their lanes where there is room. */
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
