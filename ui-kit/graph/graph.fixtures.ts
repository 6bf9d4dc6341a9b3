import type { GraphEdge, GraphNode } from './drawing.ts';

export const size = { width: 188, height: 66 };
const tallSize = { width: 188, height: 89 };

export const nodes: readonly GraphNode[] = [
  {
    id: 'one',
    shape: 'question',
    kind: 'Question',
    head: '1',
    title: 'Where does the parabola open to?',
    x: 120,
    y: 12,
    ...size,
    notes: ['Start', '64% right'],
    description: 'After a right answer: to question 2. After a wrong answer: through Signs, then to question 2',
  },
  { id: 'set', shape: 'set', head: 'Set', title: 'Signs and brackets', x: 12, y: 130, width: 188, height: 54 },
  {
    id: 'two',
    shape: 'question',
    kind: 'Question',
    head: '2',
    title: 'Which value of x makes it least, and why?',
    x: 120,
    y: 240,
    ...tallSize,
    broken: 2,
    poor: 1,
    notes: ['Typed'],
    textLinks: [{ kind: 'wrong', text: '✗ End', isEnd: true }],
  },
  {
    id: 'three',
    shape: 'question',
    kind: 'Question',
    head: '3',
    title: 'Not yet for students',
    x: 120,
    y: 380,
    ...tallSize,
    faded: true,
    notes: ['Hidden'],
    textLinks: [
      { kind: 'right', text: '✓ End', isEnd: true },
      { kind: 'wrong', text: '✗ B to 1', isEnd: false },
    ],
  },
];

export const edges: readonly GraphEdge[] = [
  {
    id: 'a',
    kind: 'right',
    label: '✓',
    labelAt: { x: 260, y: 160 },
    points: [
      { x: 240, y: 78 },
      { x: 260, y: 160 },
      { x: 230, y: 240 },
    ],
  },
  {
    id: 'b',
    kind: 'wrong',
    label: '✗',
    labelAt: { x: 140, y: 104 },
    points: [
      { x: 180, y: 78 },
      { x: 106, y: 130 },
    ],
  },
  {
    id: 'c',
    kind: 'any',
    label: '',
    labelAt: { x: 140, y: 210 },
    points: [
      { x: 106, y: 184 },
      { x: 180, y: 240 },
    ],
  },
  {
    id: 'd',
    kind: 'right',
    label: '✓',
    labelAt: { x: 214, y: 354 },
    faded: true,
    points: [
      { x: 214, y: 329 },
      { x: 214, y: 380 },
    ],
  },
];
