import { Graph, layout } from '@dagrejs/dagre';

type Size = { width: number; height: number };
type Point = { x: number; y: number };

/**
 * The input of the layout, in CSS pixels. The size of an edge is that of its label; edges of higher
 * weight are straighter.
 */
export type LayoutInput = {
  /** The id of the node at the top. */
  start: string | undefined;
  nodes: readonly ({ id: string } & Size)[];
  edges: readonly ({ id: string; from: string; to: string; isBack: boolean; weight: number } & Size)[];
};
/** The computed positions: of a node its upper left corner, of an edge its points and the centre of its label. */
export type MapLayout = Size & {
  nodes: Readonly<Record<string, Point>>;
  edges: Readonly<Record<string, { points: readonly Point[]; label: Point }>>;
};

const margin = 12;
type EdgeRoute = Partial<Point> & { points?: Point[] };

/** Lays out the graph from top to bottom; only back links lead up. */
export function computeLayout({ start, nodes, edges }: LayoutInput): MapLayout {
  const graph = new Graph({ multigraph: true })
    .setGraph({
      rankdir: 'TB',
      nodesep: 28,
      ranksep: 34,
      edgesep: 14,
      marginx: margin,
      marginy: margin,
      ranker: 'tight-tree',
    })
    .setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  // Back links are known here; the library would guess them.
  for (const { id, from, to, isBack, ...size } of edges) {
    const [upper, lower] = isBack ? [to, from] : [from, to];
    graph.setEdge(upper, lower, { ...size, labelpos: 'c' }, id);
  }
  // A node without predecessors would be placed beside the start or above it; a link from the start
  // places it below.
  for (const { id } of nodes) {
    const hasNoPredecessor = (graph.predecessors(id) ?? []).every((upper) => upper === id);
    if (hasNoPredecessor && start !== undefined && id !== start) graph.setEdge(start, id, { weight: 0 });
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const edgeLayouts = edges.map(({ id, from, to, isBack, width: label }) => {
    const { points = [], x = 0, y = 0 }: EdgeRoute = isBack ? graph.edge(to, from, id) : graph.edge(from, to, id);
    const right = Math.max(x + label / 2, ...points.map((point) => point.x));
    return { id, right, route: { points: isBack ? points.toReversed() : points, label: { x, y } } };
  });
  return {
    // A line from a question to itself is beside the node, which the library does not include in
    // its width.
    width: Math.max(width, ...edgeLayouts.map(({ right }) => right + margin)),
    height,
    nodes: Object.fromEntries(
      nodes.map(({ id, ...size }) => {
        const { x = 0, y = 0 } = graph.node(id);
        return [id, { x: x - size.width / 2, y: y - size.height / 2 }];
      }),
    ),
    edges: Object.fromEntries(edgeLayouts.map(({ id, route }) => [id, route])),
  };
}
