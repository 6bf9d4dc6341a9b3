import { end, type MapEdge, type SequenceGraph } from './sequence-graph.ts';

/**
 * Limit of the ranks that all lines together may cross: more lines are slow to lay out and hard to
 * follow.
 */
const patience = 250;

export type DrawnWays = {
  /**
   * Links that are drawn as lines. `isBack` if the line leads up the page: the start is at the top,
   * and unreachable questions are below the reachable ones.
   */
  lines: readonly (MapEdge & { isBack: boolean })[];
  /**
   * Links to the end of the sequence, and links that lead too far, are text at their source node.
   */
  told: readonly MapEdge[];
};

/**
 * Decides which links are drawn as lines. Every node keeps the line from the rank directly above
 * it.
 */
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

/**
 * Returns the maximum length for which all lines together stay within the limit. A line to the next
 * rank crosses none.
 */
function longestWithin(spans: readonly number[]): number {
  let passed = 0;
  for (const span of [...spans].sort((one, other) => one - other)) {
    passed += Math.max(0, span - 1);
    if (passed > patience) return Math.max(1, span - 1);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Returns the rank of each node: one more than the highest rank that links to it, back links
 * ignored. The first id is the start. A link from an unreachable question to a reachable one counts
 * as a back link.
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
