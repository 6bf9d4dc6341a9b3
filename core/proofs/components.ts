/** A directed graph: the successors of each node, by number from 0. */
export type Graph = readonly (readonly number[])[];

/**
 * Marks all nodes that can be reached from a node and are not marked yet. Returns them, the start
 * node first.
 */
export function reach(graph: Graph, from: number, met: boolean[]): number[] {
  if (met[from]) return [];
  met[from] = true;
  const found = [from];
  for (const at of found) {
    for (const next of graph[at] ?? []) {
      if (met[next]) continue;
      met[next] = true;
      found.push(next);
    }
  }
  return found;
}

/**
 * The strongly connected components (Kosaraju): for each node, the number of its component. Two
 * nodes have the same number when each can be reached from the other.
 */
export function componentsOf(graph: Graph): number[] {
  const component: number[] = Array.from(graph, () => -1);
  const back = reversed(graph);
  let count = 0;
  for (const from of finished(graph).reverse()) {
    if (component[from] !== -1) continue;
    const found = [from];
    component[from] = count;
    for (const at of found) {
      for (const next of back[at] ?? []) {
        if (component[next] !== -1) continue;
        component[next] = count;
        found.push(next);
      }
    }
    count += 1;
  }
  return component;
}

/** The nodes in the post-order of a depth-first search. */
function finished(graph: Graph): number[] {
  const met: boolean[] = [];
  const order: number[] = [];
  for (const [from] of graph.entries()) {
    if (met[from]) continue;
    met[from] = true;
    const path = [{ at: from, tried: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = graph[top.at]?.[top.tried];
      top.tried += 1;
      if (next === undefined) {
        order.push(top.at);
        path.pop();
      } else if (!met[next]) {
        met[next] = true;
        path.push({ at: next, tried: 0 });
      }
    }
  }
  return order;
}

function reversed(graph: Graph): number[][] {
  const back: number[][] = Array.from(graph, () => []);
  for (const [from, nexts] of graph.entries()) {
    for (const next of nexts) back[next]?.push(from);
  }
  return back;
}
