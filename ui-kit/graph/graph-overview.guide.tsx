import { useRef } from 'react';
import type { Guide } from '../stories/guide.ts';
import { edges, nodes } from './graph.fixtures.ts';
import { Graph } from './graph.tsx';
import { GraphOverview } from './graph-overview.tsx';

function Example({ label }: { label: string }) {
  const frame = useRef<HTMLElement>(null);
  const drawing = { width: 340, height: 490, nodes, edges };
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'flex-start', maxHeight: 200, overflow: 'hidden' }}>
      <Graph label={`Map with ${label}`} {...drawing} scale={2} frameRef={frame} onOpen={() => {}} />
      <GraphOverview label={label} {...drawing} frame={frame} />
    </div>
  );
}

export const guide: Guide = {
  use: ['At the right of a Graph that may be larger than its frame.', 'It is shown only while the graph is larger.'],
  instead: [{ when: 'The graph always fits.', take: 'Graph' }],
  anatomy: [
    { part: 'Small drawing', what: 'all nodes and lines; nodes with findings have the colour of the worst.' },
    { part: 'Frame', what: 'the part that the Graph shows.' },
  ],
  dos: [{ example: <Example label="Overview of the map" />, text: 'Name what it is an overview of.' }],
  donts: [{ example: <Example label="Minimap" />, text: 'A name that does not say what is shown.' }],
  keys: [
    { key: 'Arrow up', effect: 'Shows what is a step above.' },
    { key: 'Arrow down', effect: 'Shows what is a step below.' },
    { key: 'Arrow left', effect: 'Shows what is a step to the left.' },
    { key: 'Arrow right', effect: 'Shows what is a step to the right.' },
    { key: 'Page up', effect: 'Shows what is a frame above.' },
    { key: 'Page down', effect: 'Shows what is a frame below.' },
    { key: 'Home', effect: 'Shows the top.' },
    { key: 'End', effect: 'Shows the bottom.' },
  ],
  screenReader: 'A slider with its label; its value is how far the view is from the top, in percent.',
  content: ['The label says of what it is an overview: Overview of the map.'],
};
