/** A directed graph: where each node leads, by number from 0. */
export type Graph = readonly (readonly number[])[];

/** Marks what can be reached from a node and is not marked yet; returns it, the node first. */
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
 * The strongly connected components (Kosaraju): of each node the number of its component, which every other node has
 * that leads to it and is led to by it.
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

/** In the order in which a search into the depth leaves them for good. */
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
