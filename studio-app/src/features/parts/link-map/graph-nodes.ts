import type { ItemStatistics, MapFinding } from '@fourfold/core/contract/proofs';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import { end } from '@fourfold/core/simulation/link-ids';
import type { SimulationResult } from '@fourfold/core/simulation/model';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import type { GraphEdge, GraphNode } from '@fourfold/ui-kit/graph/drawing';
import { formatPercent } from '../statistics/format-figures.ts';
import type { LayoutInput, MapLayout } from './compute-layout.ts';
import type { LinkShares } from './link-shares.ts';
import { edgeLabel, ofLevel, outgoingLinkText, setNote, textLinkLabel } from './map-labels.ts';
import type { MapEdge, MapNode, OutgoingLink, SequenceGraph } from './sequence-graph.ts';
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

/** The characters of a share after a sign: " 100%". */
const shareLength = 5;

/** The input of the layout; `withShares` leaves room for the shares of students at the lines. */
export function layoutInputOf(
  { nodes, start }: SequenceGraph,
  { lines, textLinks }: SplitLinks,
  withShares = false,
): LayoutInput {
  const withTextLinks = new Set(textLinks.map(({ from }) => from));
  return {
    start,
    nodes: nodes.map(({ id, kind }) => ({ id, ...sizeOf(kind, withTextLinks.has(id)) })),
    edges: lines.map((edge) => {
      const length = edgeLabel(edge).length + (withShares ? shareLength : 0);
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
  shares: LinkShares;
};

/** The nodes at their positions in the layout, with all their content. */
export function graphNodes(nodes: readonly MapNode[], layout: MapLayout, content: NodeContent): GraphNode[] {
  const findings = Map.groupBy(content.findings, ({ node }) => node);
  const textLinks = Map.groupBy(content.textLinks, ({ from }) => from);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.flatMap((node) => {
    const corner = layout.nodes[node.id];
    const ownLinks = textLinks.get(node.id) ?? [];
    const texts = ownLinks.map((edge) => ({
      kind: edgeKinds[edge.kind],
      text: [textLinkLabel(edge, byId), shareText(content.shares, edge).trim()].filter(Boolean).join(' · '),
      isEnd: edge.to === end,
    }));
    return corner
      ? [
          {
            ...corner,
            ...sizeOf(node.kind, ownLinks.length > 0),
            ...drawNode(node, findings.get(recordIdOf(node)) ?? [], content),
            textLinks: texts,
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

/** The lines at their positions, with their shares of students. */
export function graphEdges(
  lines: readonly MapEdge[],
  layout: MapLayout,
  nodes: readonly GraphNode[],
  shares: LinkShares,
): GraphEdge[] {
  const faded = new Set(nodes.flatMap((node) => (node.faded ? [node.id] : [])));
  return lines.flatMap((edge) => {
    const { id } = edge;
    const route = layout.edges[id];
    return route
      ? [
          {
            id,
            kind: edgeKinds[edge.kind],
            label: `${edgeLabel(edge)}${shareText(shares, edge)}`.trim(),
            points: route.points,
            labelAt: route.label,
            faded: isFaded(edge, faded),
          },
        ]
      : [];
  });
}

/** " 64%"; empty if the share is not known. */
function shareText(shares: LinkShares, { id }: MapEdge): string {
  const share = shares.get(id);
  return share === undefined ? '' : ` ${formatPercent(share)}`;
}

function isFaded({ from, to }: MapEdge, faded: ReadonlySet<string>): boolean {
  return faded.has(from) || faded.has(to);
}
