import type { ItemStatistics, MapFinding } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import type { GraphEdge, GraphNode } from '@fourfold/ui-kit/graph';
import { percent } from '../statistics/figures-of.ts';
import type { DrawnWays } from './drawn-ways.ts';
import type { Placed, Unplaced } from './lay-out.ts';
import { end, type MapEdge, type MapNode, type SequenceGraph, type WayOut } from './sequence-graph.ts';
import { edgeLabel, ofLevel, setNote, toldWords, wayWords } from './words.ts';

/** Width and height of nodes, in CSS pixels. */
const sizes = {
  question: { width: 188, height: 66 },
  set: { width: 188, height: 54 },
} as const satisfies Record<MapNode['of'], { width: number; height: number }>;
/** Height of the line for links that are shown as text. */
const toldHeight = 23;
/** Layout weights: right answers should lead straight down. */
const weights = { right: 3, both: 2, out: 2, wrong: 1 } as const satisfies Record<MapEdge['kind'], number>;
const drawnAs = { right: 'right', wrong: 'wrong', both: 'any', out: 'any' } as const satisfies Record<
  MapEdge['kind'],
  GraphEdge['kind']
>;

export function unplaced({ nodes, start }: SequenceGraph, { lines, told }: DrawnWays): Unplaced {
  const telling = new Set(told.map(({ from }) => from));
  return {
    start,
    nodes: nodes.map(({ id, of }) => ({ id, ...sizeOf(of, telling.has(id)) })),
    edges: lines.map((edge) => {
      const { length } = edgeLabel(edge);
      const { id, from, to, kind, isBack } = edge;
      return { id, from, to, isBack, weight: weights[kind], width: length * 8, height: length === 0 ? 0 : 18 };
    }),
  };
}

function sizeOf(of: MapNode['of'], tells: boolean) {
  const { width, height } = sizes[of];
  return { width, height: tells ? height + toldHeight : height };
}

type Told = {
  told: readonly MapEdge[];
  waysOut: (node: MapNode) => readonly WayOut[];
  /** The question that students begin with. */
  first: string | undefined;
  findings: readonly MapFinding[];
  statistics: ReadonlyMap<string, ItemStatistics>;
  simulated: SimulationResult | null;
};

/** The nodes at their positions in the layout, with all their content. */
export function drawnNodes(nodes: readonly MapNode[], placed: Placed, known: Told): GraphNode[] {
  const findings = Map.groupBy(known.findings, ({ node }) => node);
  const told = Map.groupBy(known.told, ({ from }) => from);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.flatMap((node) => {
    const corner = placed.nodes[node.id];
    const own = told.get(node.id) ?? [];
    const ways = own.map((edge) => ({
      kind: drawnAs[edge.kind],
      words: toldWords(edge, byId),
      isEnd: edge.to === end,
    }));
    return corner
      ? [
          {
            ...corner,
            ...sizeOf(node.of, own.length > 0),
            ...drawn(node, findings.get(idOf(node)) ?? [], known),
            ways,
          },
        ]
      : [];
  });
}

/** The id of a node's record. */
export function idOf(node: MapNode): string {
  return node.of === 'question' ? node.question.id : node.set.id;
}

type Drawn = Omit<GraphNode, 'x' | 'y' | 'width' | 'height'>;

function drawn(node: MapNode, findings: readonly MapFinding[], known: Told): Drawn {
  const { students = 0, met } = known.simulated ?? {};
  const share = met && students > 0 ? (met.get(idOf(node)) ?? 0) / students : undefined;
  const notes = [
    ...notesOf(node, known),
    ...(ofLevel(findings, 'unchecked').length > 0 ? ['Unchecked'] : []),
    ...(share === undefined ? [] : [share === 0 ? 'Nobody comes' : `${percent(share)} come`]),
  ];
  const title = node.of === 'question' ? node.question.title : node.set.title;
  return {
    id: node.id,
    shape: node.of,
    ...(node.of === 'question' ? { kind: 'Question', head: `${node.question.position + 1}` } : { head: 'Set' }),
    title,
    faded: node.of === 'question' ? node.question.is_hidden : setNote(node.set) !== null,
    broken: ofLevel(findings, 'broken').length,
    poor: ofLevel(findings, 'poor').length,
    notes,
    met: share,
    description: known.waysOut(node).map(wayWords).join('. '),
  };
}

function notesOf(node: MapNode, { first, statistics }: Told): string[] {
  if (node.of === 'set') return [setNote(node.set) ?? ''].filter(Boolean);
  const { id, is_hidden, is_free_response } = node.question;
  const item = statistics.get(id);
  return [
    id === first ? 'Start' : '',
    is_hidden ? 'Hidden' : '',
    is_free_response ? 'Typed' : '',
    item ? `${percent(item.facility)} right` : '',
    item?.doubt ? 'Check the key' : '',
  ].filter(Boolean);
}

export function drawnEdges(lines: readonly MapEdge[], placed: Placed, nodes: readonly GraphNode[]): GraphEdge[] {
  const faded = new Set(nodes.flatMap((node) => (node.faded ? [node.id] : [])));
  return lines.flatMap((edge) => {
    const { id } = edge;
    const way = placed.edges[id];
    return way
      ? [
          {
            id,
            kind: drawnAs[edge.kind],
            label: edgeLabel(edge),
            points: way.points,
            labelAt: way.label,
            faded: isFaded(edge, faded),
          },
        ]
      : [];
  });
}

function isFaded({ from, to }: MapEdge, faded: ReadonlySet<string>): boolean {
  return faded.has(from) || faded.has(to);
}
