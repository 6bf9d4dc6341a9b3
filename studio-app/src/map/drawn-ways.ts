import { end, type MapEdge, type SequenceGraph } from './sequence-graph.ts';

/** Ranks that lines may pass by in all: more of them can neither be laid out at once nor be followed by eye. */
const patience = 250;

export type DrawnWays = {
  /** `isBack` where it leads up the page: the start stands at its top, and what nobody reaches below all that one does. */
  lines: readonly (MapEdge & { isBack: boolean })[];
  /** Those that end the sequence or lead too far stand as words at the node that they leave. */
  told: readonly MapEdge[];
};

/** Every node keeps a line from what stands right above it: whatever is too far away is reached from nearer, too. */
export function drawnWays({ nodes, edges, start }: SequenceGraph): DrawnWays {
  const inside = edges.filter(({ to }) => to !== end);
  const ids = nodes.map(({ id }) => id);
  const ranks = ranksOf(start === undefined ? ids : [start, ...ids], inside);
  const spanOf = ({ from, to }: MapEdge) => (ranks.get(to) ?? 0) - (ranks.get(from) ?? 0);
  const longest = longestWithin(inside.map((edge) => Math.abs(spanOf(edge))));
  const isLine = (edge: MapEdge) => edge.to !== end && Math.abs(spanOf(edge)) <= longest;
  return {
    lines: edges.filter(isLine).map((edge) => ({ ...edge, isBack: spanOf(edge) < 0 })),
    told: edges.filter((edge) => !isLine(edge)),
  };
}

/** The length up to which all lines together pass by no more than is allowed; those to the next rank pass by none. */
function longestWithin(spans: readonly number[]): number {
  let passed = 0;
  for (const span of [...spans].sort((one, other) => one - other)) {
    passed += Math.max(0, span - 1);
    if (passed > patience) return Math.max(1, span - 1);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * How far below the top each node stands: one more than what leads to it, ways back left out. The first is the start; a
 * way from what is not reached from there into what is leads back, too.
 */
function ranksOf(ids: readonly string[], edges: readonly MapEdge[]): ReadonlyMap<string, number> {
  const ways = Map.groupBy(edges, ({ from }) => from);
  let order: string[] = [];
  const seen = new Set<string>();
  const onTheWay = new Set<string>();
  const forward: Pick<MapEdge, 'from' | 'to'>[] = [];
  let reached: ReadonlySet<string> = new Set();
  const visit = (id: string) => {
    seen.add(id);
    onTheWay.add(id);
    for (const edge of ways.get(id) ?? []) {
      if (reached.has(edge.to)) forward.push({ from: edge.to, to: id });
      else if (!onTheWay.has(edge.to)) forward.push(edge);
      if (!seen.has(edge.to)) visit(edge.to);
    }
    onTheWay.delete(id);
    order.push(id);
  };
  const [start = '', ...others] = ids;
  visit(start);
  reached = new Set(seen);
  const below = order.reverse();
  order = [];
  for (const id of others) if (!seen.has(id)) visit(id);
  const ahead = Map.groupBy(forward, ({ from }) => from);
  const ranks = new Map<string, number>();
  for (const id of [...below, ...order.reverse()]) {
    const rank = ranks.get(id) ?? (id === start ? 0 : 1);
    ranks.set(id, rank);
    for (const { to } of ahead.get(id) ?? []) ranks.set(to, Math.max(ranks.get(to) ?? 0, rank + 1));
  }
  return ranks;
}
