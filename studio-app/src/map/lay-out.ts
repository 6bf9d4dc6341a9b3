import { Graph, layout } from '@dagrejs/dagre';

type Size = { width: number; height: number };
type Point = { x: number; y: number };

/** What is to be laid out, in CSS pixels; an edge's size is its label's. */
export type Unplaced = {
  nodes: readonly ({ id: string } & Size)[];
  edges: readonly ({ from: string; to: string } & Size)[];
};
/** Where everything stands: of nodes the upper left corner, of edges the points they go through and their label's middle. */
export type Placed = Size & {
  nodes: Readonly<Record<string, Point>>;
  edges: readonly { points: readonly Point[]; label: Point }[];
};

/** Ways lead down the page. The edges come back in the order in which they were given. */
export function layOut({ nodes, edges }: Unplaced): Placed {
  const graph = new Graph({ multigraph: true })
    .setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 34, edgesep: 14, marginx: 12, marginy: 12, ranker: 'tight-tree' })
    .setDefaultEdgeLabel(() => ({}));
  for (const { id, width, height } of nodes) graph.setNode(id, { width, height });
  for (const [at, { from, to, width, height }] of edges.entries()) {
    graph.setEdge(from, to, { width, height, labelpos: 'c' }, `${at}`);
  }
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width,
    height,
    nodes: Object.fromEntries(
      nodes.map(({ id, ...size }) => {
        const { x = 0, y = 0 } = graph.node(id);
        return [id, { x: x - size.width / 2, y: y - size.height / 2 }];
      }),
    ),
    edges: edges.map(({ from, to }, at) => {
      const { points = [], x = 0, y = 0 } = graph.edge(from, to, `${at}`);
      return { points, label: { x, y } };
    }),
  };
}
