import type { Guide } from '../stories/guide.ts';
import type { GraphEdge } from './drawing.ts';
import { Graph } from './graph.tsx';

const none = () => {};
const first = {
  id: '1',
  shape: 'question',
  kind: 'Question',
  head: '1',
  x: 12,
  y: 12,
  width: 188,
  height: 66,
} as const;
const second = { ...first, id: '2', head: '2', title: 'Which value of x makes it least?', y: 130 };
const right: GraphEdge = {
  id: 'right',
  kind: 'right',
  label: '✓',
  labelAt: { x: 106, y: 104 },
  points: [
    { x: 106, y: 78 },
    { x: 106, y: 130 },
  ],
};

export const guide: Guide = {
  use: [
    'For an author’s view of a sequence: where right and wrong answers lead.',
    'The positions of nodes and lines are given: the Graph draws them, and does not compute a layout.',
  ],
  instead: [
    { when: 'Every record has one parent.', take: 'TreeList' },
    { when: 'The records have an order, but no branches.', take: 'Table' },
    { when: 'Values are compared.', take: 'Chart' },
  ],
  anatomy: [
    { part: 'Node', what: 'a question with its number, notes and title; or a problem set, drawn as a stack.' },
    { part: 'Line', what: 'solid green after a right answer, dotted red after a wrong one, thin after both.' },
    { part: 'Lines as text', what: 'at the bottom of a node: to the end, or to a distant node.' },
    { part: 'Findings', what: 'the numbers of severe and of minor findings, in two shapes.' },
    { part: 'Share', what: 'a bar below the node: how many of the students reached it.' },
    {
      part: 'Handles',
      what: 'at the lower edge of the node under the pointer: a line is drawn from each to another node.',
    },
    { part: 'Ends', what: 'the end of a line under the pointer can be moved to another node, or to none.' },
  ],
  dos: [
    {
      example: (
        <Graph
          label="Map of The vertex form"
          width={212}
          height={208}
          nodes={[{ ...first, title: 'Where does the parabola open to?' }, second]}
          edges={[right]}
          onOpen={none}
        />
      ),
      text: 'Give a line its sign: colour alone does not distinguish right and wrong.',
    },
  ],
  donts: [
    {
      example: (
        <Graph
          label="Map"
          width={212}
          height={208}
          nodes={[{ ...first, title: '' }, second]}
          edges={[{ ...right, label: '' }]}
          onOpen={none}
        />
      ),
      text: 'A node without a title, and a line without a sign.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the node that had it last, at first to the first node.' },
    { key: 'Arrow down', effect: 'Moves the focus to the nearest node below.' },
    { key: 'Arrow up', effect: 'Moves the focus to the nearest node above.' },
    { key: 'Arrow right', effect: 'Moves the focus to the next node in reading order.' },
    { key: 'Arrow left', effect: 'Moves the focus to the node before in reading order.' },
    { key: 'Home', effect: 'Moves the focus to the first node.' },
    { key: 'End', effect: 'Moves the focus to the last node.' },
    { key: 'Enter', effect: 'Opens the node.' },
    { key: 'Space', effect: 'Opens the node.' },
  ],
  screenReader:
    'The label of the graph; of a node its kind, number, title, notes and findings, and “button”. The description ' +
    'says where its answers lead, because the lines themselves are hidden.',
  content: [
    'The label names the record: Map of The vertex form.',
    'Titles are on at most two lines, of a set on one; the rest is cut.',
    'Notes are one or two words: Start, Hidden, 64% right.',
    'The description names all outgoing lines: After a right answer: to question 2.',
  ],
};
