import { Graph, layout } from '@dagrejs/dagre';

type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** What is to be laid out, in CSS pixels; an edge's size is its label's. The heavier it is, the straighter. */
export type Unplaced = {
  /** Stands at the top. */
  start: string | undefined;
  nodes: readonly ({ id: string } & Size)[];
  edges: readonly ({ id: string; from: string; to: string; isBack: boolean; weight: number } & Size)[];
};
/** Where everything stands: of nodes the upper left corner, of edges the points they go through and their label's middle. */
export type Placed = Size & {
  nodes: Readonly<Record<string, Point>>;
  edges: Readonly<Record<string, { points: readonly Point[]; label: Point }>>;
};

const margin = 12;
type Way = Partial<Point> & { points?: Point[] };

/** Ways lead down the page, but for those that lead back. */
export function layOut({ start, nodes, edges }: Unplaced): Placed {
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
  // Which way leads back is known here and would be guessed there.
  for (const { id, from, to, isBack, ...size } of edges) {
    const [above, below] = isBack ? [to, from] : [from, to];
    graph.setEdge(above, below, { ...size, labelpos: 'c' }, id);
  }
  // Where nothing leads from above it would stand beside the start, or above it.
  for (const { id } of nodes) {
    const isFirst = (graph.predecessors(id) ?? []).every((above) => above === id);
    if (isFirst && start !== undefined && id !== start) graph.setEdge(start, id, { weight: 0 });
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const placed = edges.map(({ id, from, to, isBack, width: label }) => {
    const { points = [], x = 0, y = 0 }: Way = isBack ? graph.edge(to, from, id) : graph.edge(from, to, id);
    const right = Math.max(x + label / 2, ...points.map((point) => point.x));
    return { id, right, way: { points: isBack ? points.toReversed() : points, label: { x, y } } };
  });
  return {
    // A line from a question to itself stands beside it, which the library does not count.
    width: Math.max(width, ...placed.map(({ right }) => right + margin)),
    height,
    nodes: Object.fromEntries(
      nodes.map(({ id, ...size }) => {
        const { x = 0, y = 0 } = graph.node(id);
        return [id, { x: x - size.width / 2, y: y - size.height / 2 }];
      }),
    ),
    edges: Object.fromEntries(placed.map(({ id, way }) => [id, way])),
  };
}
