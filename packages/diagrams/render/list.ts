/** What a drawing shows, as a list: for screens on which the drawing has no room. */
import type {ReactElement} from 'react';
import {say, type Branch, type FlowFigure, type Locale} from '../schema';
import {stepList, type Step} from './ladder';

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
