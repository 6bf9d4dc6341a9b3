import type { ItemStatistics, MapFinding } from '@fourfold/core/contract/proofs';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import type { GraphEdge, GraphNode } from '@fourfold/ui-kit/graph';
import { percent } from '../statistics/figures-of.ts';
import type { Placed, Unplaced } from './lay-out.ts';
import type { MapEdge, MapNode, SequenceGraph } from './sequence-graph.ts';
import { edgeLabel, ofLevel, setStates } from './words.ts';

/** CSS pixels. */
const sizes = {
  question: { width: 188, height: 66 },
  set: { width: 188, height: 54 },
  end: { width: 72, height: 32 },
} as const satisfies Record<MapNode['of'], { width: number; height: number }>;

export function unplaced({ nodes, edges }: SequenceGraph): Unplaced {
  return {
    nodes: nodes.map(({ id, of }) => ({ id, ...sizes[of] })),
    edges: edges.map((edge) => {
      const { length } = edgeLabel(edge);
      return { from: edge.from, to: edge.to, width: length * 8, height: length === 0 ? 0 : 18 };
    }),
  };
}

type Told = {
  findings: readonly MapFinding[];
  statistics: ReadonlyMap<string, ItemStatistics>;
  simulated: SimulationResult | null;
};

/** The nodes where they were put, with all that is known of them; the end says nothing. */
export function drawnNodes({ nodes }: SequenceGraph, placed: Placed, told: Told): GraphNode[] {
  const byNode = Map.groupBy(told.findings, ({ node }) => node);
  return nodes.flatMap((node) => {
    const corner = placed.nodes[node.id];
    return corner ? [{ ...corner, ...sizes[node.of], ...drawn(node, byNode.get(idOf(node)) ?? [], told) }] : [];
  });
}

/** The record that a node stands for. */
export function idOf(node: MapNode): string {
  if (node.of === 'question') return node.question.id;
  return node.of === 'set' ? node.set.id : node.id;
}

type Drawn = Omit<GraphNode, 'x' | 'y' | 'width' | 'height'>;

function drawn(node: MapNode, findings: readonly MapFinding[], told: Told): Drawn {
  if (node.of === 'end') return { id: node.id, shape: 'end', head: '', title: 'End' };
  const { students = 0, met } = told.simulated ?? {};
  const share = met && students > 0 ? (met.get(idOf(node)) ?? 0) / students : undefined;
  const notes = [
    ...notesOf(node, told.statistics),
    ...(share === undefined ? [] : [share === 0 ? 'Nobody comes' : `${percent(share)} come`]),
  ];
  const title = node.of === 'question' ? node.question.title : node.set.title;
  return {
    id: node.id,
    shape: node.of,
    ...(node.of === 'question' ? { kind: 'Question', head: `${node.question.position + 1}` } : { head: 'Set' }),
    title,
    faded: node.of === 'question' ? node.question.is_hidden : setStates[node.set.state] !== null,
    broken: ofLevel(findings, 'broken').length,
    poor: ofLevel(findings, 'poor').length,
    notes,
    met: share,
  };
}

function notesOf(node: Exclude<MapNode, { of: 'end' }>, statistics: Told['statistics']): string[] {
  if (node.of === 'set') return [setStates[node.set.state] ?? ''].filter(Boolean);
  const { id, is_hidden, is_free_response } = node.question;
  const item = statistics.get(id);
  return [
    is_hidden ? 'Hidden' : '',
    is_free_response ? 'Typed' : '',
    item ? `${percent(item.facility)} right` : '',
    item?.doubt ? 'Check the key' : '',
  ].filter(Boolean);
}

export function drawnEdges({ edges }: SequenceGraph, placed: Placed, nodes: readonly GraphNode[]): GraphEdge[] {
  const faded = new Set(nodes.flatMap((node) => (node.faded ? [node.id] : [])));
  return edges.flatMap((edge, at) => {
    const way = placed.edges[at];
    if (!way) return [];
    return [
      {
        id: `${edge.from} ${edge.to}`,
        kind: edge.kind,
        label: edgeLabel(edge),
        points: way.points,
        labelAt: way.label,
        faded: isFaded(edge, faded),
      },
    ];
  });
}

function isFaded({ from, to }: MapEdge, faded: ReadonlySet<string>): boolean {
  return faded.has(from) || faded.has(to);
}
