/** Boxes and arrows; states too, as a flow; and the same as a list, for screens on which the drawing has no room. */
import type {ReactElement} from 'react';
import {
  say,
  type Branch,
  type FlowEdge,
  type FlowFigure,
  type FlowNode,
  type Locale,
  type StatesFigure,
} from '../schema';
import {cardHeight} from '../card';
import {layoutGrid} from '../grid';
import {Scene} from '../scene';
import {drawGraph, ZONE} from './graph';
import {stepList, type Step} from './ladder';

/** @throws Error when a box has no room for its words */
export function renderFlow(figure: FlowFigure, locale: Locale): Scene {
  const scene = new Scene(figure.width);
  const zoned = (figure.zones ?? []).flatMap(({around}) => around);
  const isFirstRowZoned = figure.nodes.some((node) => node.at[1] === 0 && zoned.includes(node.id));
  const room = {inset: zoned.length > 0 ? ZONE.side + 1 : 1, top: isFirstRowZoned ? ZONE.top + 1 : 1};
  const places = layoutGrid(figure, room, (node, width) => cardHeight(node, width, locale));
  drawGraph(scene, figure, places, locale);
  const bottoms = zoned.map((id) => places.get(id)!).map(({y, h}) => y + h);
  scene.height = Math.max(scene.height, ...bottoms.map((y) => y + ZONE.bottom));
  return scene;
}

/** States are boxes with an arrow to each state that can follow. */
export function statesAsFlow(figure: StatesFigure): FlowFigure {
  const nodes = figure.states.map((state): FlowNode => {
    return {
      id: state.id,
      title: state.name,
      lines: state.detail === undefined ? [] : [state.detail],
      icon: figure.icons?.[state.id],
      at: figure.places[state.id]!,
      tone: state.next.length === 0 ? 'end' : undefined,
    };
  });
  const edges = figure.states.flatMap((state) =>
    state.next.map((to): FlowEdge => ({from: state.id, to, ...figure.transitions?.[`${state.id}>${to}`]})),
  );
  return {...figure, kind: 'flow', nodes, edges};
}

/** Every box with the arrows that leave it. */
export function flowAsList(figure: FlowFigure, locale: Locale): ReactElement {
  const steps = figure.nodes.map((node): Step => ({
    content: node,
    tone: node.tone,
    exits: arrowsFrom(node.id, figure),
  }));
  const zones = figure.nodes.map(({id}) => figure.zones?.find(({around}) => around.includes(id)));
  return stepList(
    steps.map((step, index) => {
      const zone = zones[index];
      return zone && zone !== zones[index - 1] ? {...step, part: zone.label} : step;
    }),
    {locale, title: say(figure.title, locale), connected: false, narrow: true},
  );
}

function arrowsFrom(id: string, {nodes, edges}: FlowFigure): Branch[] | undefined {
  const leading = edges.flatMap(({from, to, heads, label}) => [
    ...(from === id ? [{to, label}] : []),
    ...(to === id && heads === 'both' ? [{to: from, label}] : []),
  ]);
  const targets = leading.map(({to, label}) => ({label, title: nodes.find((node) => node.id === to)!.title}));
  return targets.length > 0 ? targets : undefined;
}
