/** A directed graph: the successors of each node, by number from 0. */
export type Graph = readonly (readonly number[])[];

/** Marks all nodes that can be reached from a node and are not marked yet. Returns them, the start node first. */
export function reachableFrom(graph: Graph, from: number, visited: boolean[]): number[] {
  if (visited[from]) return [];
  visited[from] = true;
  const reached = [from];
  for (const at of reached) {
    for (const next of graph[at] ?? []) {
      if (visited[next]) continue;
      visited[next] = true;
      reached.push(next);
    }
  }
  return reached;
}

/**
 * The strongly connected components (Kosaraju): for each node, the number of its component. Two
 * nodes have the same number when each can be reached from the other.
 */
export function componentsOf(graph: Graph): number[] {
  const component: number[] = Array.from(graph, () => -1);
  const reverseEdges = reverseGraph(graph);
  let count = 0;
  for (const from of postOrder(graph).reverse()) {
    if (component[from] !== -1) continue;
    const reached = [from];
    component[from] = count;
    for (const at of reached) {
      for (const next of reverseEdges[at] ?? []) {
        if (component[next] !== -1) continue;
        component[next] = count;
        reached.push(next);
      }
    }
    count += 1;
  }
  return component;
}

/** The nodes in the post-order of a depth-first search. */
function postOrder(graph: Graph): number[] {
  const visited: boolean[] = [];
  const order: number[] = [];
  for (const [from] of graph.entries()) {
    if (visited[from]) continue;
    visited[from] = true;
    const path = [{ at: from, tried: 0 }];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = graph[top.at]?.[top.tried];
      top.tried += 1;
      if (next === undefined) {
        order.push(top.at);
        path.pop();
      } else if (!visited[next]) {
        visited[next] = true;
        path.push({ at: next, tried: 0 });
      }
    }
  }
  return order;
}

function reverseGraph(graph: Graph): number[][] {
  const reverseEdges: number[][] = Array.from(graph, () => []);
  for (const [from, successors] of graph.entries()) {
    for (const next of successors) reverseEdges[next]?.push(from);
  }
  return reverseEdges;
}
