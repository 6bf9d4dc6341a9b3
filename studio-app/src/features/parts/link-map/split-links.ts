import { end } from '@fourfold/core/simulation/link-ids';
import type { MapEdge, SequenceGraph } from './sequence-graph.ts';

/** Limit of the ranks that all lines together may cross: more lines are slow to lay out and hard to follow. */
const maxCrossed = 250;

export type SplitLinks = {
  /**
   * Links that are drawn as lines. `isBack` if the line leads up the page: the start is at the top,
   * and unreachable questions are below the reachable ones.
   */
  lines: readonly (MapEdge & { isBack: boolean })[];
  /** Links to the end of the sequence, and links that lead too far, are text at their source node. */
  textLinks: readonly MapEdge[];
};

/** Decides which links are drawn as lines. Every node keeps the line from the rank directly above it. */
export function splitLinks({ nodes, edges, start }: SequenceGraph): SplitLinks {
  const inner = edges.filter(({ to }) => to !== end);
  const ids = nodes.map(({ id }) => id);
  const ranks = ranksOf(start === undefined ? ids : [start, ...ids], inner);
  const spanOf = ({ from, to }: MapEdge) => (ranks.get(to) ?? 0) - (ranks.get(from) ?? 0);
  const maxSpan = maxSpanWithin(inner.map((edge) => Math.abs(spanOf(edge))));
  const isLine = (edge: MapEdge) => edge.to !== end && Math.abs(spanOf(edge)) <= maxSpan;
  return {
    lines: edges.filter(isLine).map((edge) => ({ ...edge, isBack: spanOf(edge) < 0 })),
    textLinks: edges.filter((edge) => !isLine(edge)),
  };
}

/**
 * Returns the maximum length for which all lines together stay within the limit. A line to the next rank crosses none.
 */
function maxSpanWithin(spans: readonly number[]): number {
  let crossed = 0;
  for (const span of [...spans].sort((one, other) => one - other)) {
    crossed += Math.max(0, span - 1);
    if (crossed > maxCrossed) return Math.max(1, span - 1);
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Returns the rank of each node: one more than the highest rank that links to it, back links ignored. The first id is
 * the start. A link from an unreachable question to a reachable one counts as a back link.
 */
function ranksOf(ids: readonly string[], edges: readonly MapEdge[]): ReadonlyMap<string, number> {
  const outgoing = Map.groupBy(edges, ({ from }) => from);
  let order: string[] = [];
  const visited = new Set<string>();
  const onPath = new Set<string>();
  const forward: Pick<MapEdge, 'from' | 'to'>[] = [];
  let reached: ReadonlySet<string> = new Set();
  const visit = (id: string) => {
    visited.add(id);
    onPath.add(id);
    for (const edge of outgoing.get(id) ?? []) {
      if (reached.has(edge.to)) forward.push({ from: edge.to, to: id });
      else if (!onPath.has(edge.to)) forward.push(edge);
      if (!visited.has(edge.to)) visit(edge.to);
    }
    onPath.delete(id);
    order.push(id);
  };
  const [start = '', ...others] = ids;
  visit(start);
  reached = new Set(visited);
  const orderedReached = order.reverse();
  order = [];
  for (const id of others) if (!visited.has(id)) visit(id);
  const forwardBySource = Map.groupBy(forward, ({ from }) => from);
  const ranks = new Map<string, number>();
  for (const id of [...orderedReached, ...order.reverse()]) {
    const rank = ranks.get(id) ?? (id === start ? 0 : 1);
    ranks.set(id, rank);
    for (const { to } of forwardBySource.get(id) ?? []) ranks.set(to, Math.max(ranks.get(to) ?? 0, rank + 1));
  }
  return ranks;
}
