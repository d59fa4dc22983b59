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
import {Scene, type Rect} from '../scene';
import {drawGraph, ZONE} from './graph';
import {stepList, type Step} from './ladder';

const GAP = [56, 32] as const;

/** @throws Error when a box has no room for its words */
export function renderFlow(figure: FlowFigure, locale: Locale): Scene {
  const scene = new Scene(figure.width);
  const zones = figure.zones ?? [];
  const places = placeOnGrid(figure, locale);
  drawGraph(scene, {nodes: figure.nodes, edges: figure.edges, zones, places}, locale);
  const lowestZone = zones.flatMap((zone) => zone.around).map((id) => bottom(places.get(id)!));
  scene.height = Math.max(scene.height, ...lowestZone.map((y) => y + ZONE.bottom));
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

function placeOnGrid(figure: FlowFigure, locale: Locale): Map<string, Rect> {
  const zoned = new Set((figure.zones ?? []).flatMap((zone) => zone.around));
  const firstRowZoned = figure.nodes.some((node) => node.at[1] === 0 && zoned.has(node.id));
  return layoutGrid(
    figure.nodes.map((node) => ({
      id: node.id,
      at: node.at,
      span: node.span ?? [1, 1],
      heightAt: (width) => cardHeight(node, width, locale),
    })),
    {
      width: figure.width,
      columns: figure.columns,
      gap: figure.gap ?? GAP,
      inset: figure.inset ?? (zoned.size > 0 ? [ZONE.side + 1, ZONE.side + 1] : [1, 1]),
      top: firstRowZoned ? ZONE.top + 1 : 1,
    },
  );
}

function bottom(rect: Rect): number {
  return rect.y + rect.h;
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
