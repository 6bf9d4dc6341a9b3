import type { ItemStatistics, MapFinding } from '@fourfold/core/contract/proofs';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import type { GraphEdge, GraphNode } from '@fourfold/ui-kit/graph';
import { formatPercent } from '../statistics/format-figures.ts';
import type { LayoutInput, MapLayout } from './compute-layout.ts';
import { edgeLabel, ofLevel, outgoingLinkText, setNote, textLinkLabel } from './map-labels.ts';
import { end, type MapEdge, type MapNode, type OutgoingLink, type SequenceGraph } from './sequence-graph.ts';
import type { SplitLinks } from './split-links.ts';

/** Width and height of nodes, in CSS pixels. */
const sizes = {
  question: { width: 188, height: 66 },
  set: { width: 188, height: 54 },
} as const satisfies Record<MapNode['kind'], { width: number; height: number }>;
/** Height of the line for links that are shown as text. */
const textLinksHeight = 23;
/** Layout weights: right answers should lead straight down. */
const weights = { right: 3, both: 2, out: 2, wrong: 1 } as const satisfies Record<MapEdge['kind'], number>;
const edgeKinds = { right: 'right', wrong: 'wrong', both: 'any', out: 'any' } as const satisfies Record<
  MapEdge['kind'],
  GraphEdge['kind']
>;

export function layoutInputOf({ nodes, start }: SequenceGraph, { lines, textLinks }: SplitLinks): LayoutInput {
  const withTextLinks = new Set(textLinks.map(({ from }) => from));
  return {
    start,
    nodes: nodes.map(({ id, kind }) => ({ id, ...sizeOf(kind, withTextLinks.has(id)) })),
    edges: lines.map((edge) => {
      const { length } = edgeLabel(edge);
      const { id, from, to, kind, isBack } = edge;
      return { id, from, to, isBack, weight: weights[kind], width: length * 8, height: length === 0 ? 0 : 18 };
    }),
  };
}

function sizeOf(of: MapNode['kind'], hasTextLinks: boolean) {
  const { width, height } = sizes[of];
  return { width, height: hasTextLinks ? height + textLinksHeight : height };
}

type NodeContent = {
  textLinks: readonly MapEdge[];
  outgoingLinks: (node: MapNode) => readonly OutgoingLink[];
  /** The question that students begin with. */
  startId: string | undefined;
  findings: readonly MapFinding[];
  statistics: ReadonlyMap<string, ItemStatistics>;
  simulated: SimulationResult | null;
};

/** The nodes at their positions in the layout, with all their content. */
export function graphNodes(nodes: readonly MapNode[], layout: MapLayout, content: NodeContent): GraphNode[] {
  const findings = Map.groupBy(content.findings, ({ node }) => node);
  const textLinks = Map.groupBy(content.textLinks, ({ from }) => from);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.flatMap((node) => {
    const corner = layout.nodes[node.id];
    const ownLinks = textLinks.get(node.id) ?? [];
    const ways = ownLinks.map((edge) => ({
      kind: edgeKinds[edge.kind],
      words: textLinkLabel(edge, byId),
      isEnd: edge.to === end,
    }));
    return corner
      ? [
          {
            ...corner,
            ...sizeOf(node.kind, ownLinks.length > 0),
            ...drawNode(node, findings.get(recordIdOf(node)) ?? [], content),
            ways,
          },
        ]
      : [];
  });
}

/** The id of a node's record. */
export function recordIdOf(node: MapNode): string {
  return node.kind === 'question' ? node.question.id : node.set.id;
}

type NodeDrawing = Omit<GraphNode, 'x' | 'y' | 'width' | 'height'>;

function drawNode(node: MapNode, findings: readonly MapFinding[], content: NodeContent): NodeDrawing {
  const { students = 0, visitCounts } = content.simulated ?? {};
  const share = visitCounts && students > 0 ? (visitCounts.get(recordIdOf(node)) ?? 0) / students : undefined;
  const notes = [
    ...notesOf(node, content),
    ...(ofLevel(findings, 'unchecked').length > 0 ? ['Unchecked'] : []),
    ...(share === undefined ? [] : [share === 0 ? 'Nobody comes' : `${formatPercent(share)} come`]),
  ];
  const title = node.kind === 'question' ? node.question.title : node.set.title;
  return {
    id: node.id,
    shape: node.kind,
    ...(node.kind === 'question' ? { kind: 'Question', head: `${node.question.position + 1}` } : { head: 'Set' }),
    title,
    faded: node.kind === 'question' ? node.question.is_hidden : setNote(node.set) !== null,
    broken: ofLevel(findings, 'broken').length,
    poor: ofLevel(findings, 'poor').length,
    notes,
    met: share,
    description: content.outgoingLinks(node).map(outgoingLinkText).join('. '),
  };
}

function notesOf(node: MapNode, { startId, statistics }: NodeContent): string[] {
  if (node.kind === 'set') return [setNote(node.set) ?? ''].filter(Boolean);
  const { id, is_hidden } = node.question;
  const item = statistics.get(id);
  return [
    id === startId ? 'Start' : '',
    is_hidden ? 'Hidden' : '',
    hasTypedAnswers(chosenKind(node.question)) ? 'Typed' : '',
    item ? `${formatPercent(item.facility)} right` : '',
    item?.doubt ? 'Check the key' : '',
  ].filter(Boolean);
}

export function graphEdges(lines: readonly MapEdge[], layout: MapLayout, nodes: readonly GraphNode[]): GraphEdge[] {
  const faded = new Set(nodes.flatMap((node) => (node.faded ? [node.id] : [])));
  return lines.flatMap((edge) => {
    const { id } = edge;
    const route = layout.edges[id];
    return route
      ? [
          {
            id,
            kind: edgeKinds[edge.kind],
            label: edgeLabel(edge),
            points: route.points,
            labelAt: route.label,
            faded: isFaded(edge, faded),
          },
        ]
      : [];
  });
}

function isFaded({ from, to }: MapEdge, faded: ReadonlySet<string>): boolean {
  return faded.has(from) || faded.has(to);
}
