import type { Area, CallSpec, Method } from '@fourfold/core/contract/call';

type Route = { call: string; method: Method; spec: CallSpec; paramNames: readonly string[] };
export type RouteMatch = { kind: 'found'; route: Route; params: Record<string, string> };
export type RouteResult = RouteMatch | { kind: 'wrong-method'; allowed: readonly Method[] } | { kind: 'nowhere' };

/** Accepts exactly what the contract's `Id` accepts, so that the ids of a matching path also parse. */
const uuid =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i;

/**
 * Returns a function that finds the call of a method and a path. A `{…}` in a pattern is always a
 * UUID (Q111), so a path with each UUID replaced by `{}` is the key of its pattern.
 */
export function routeTable(contract: Area): (method: string, path: string) => RouteResult {
  const byPath = new Map<string, Map<Method, Route>>();
  for (const [call, spec] of Object.entries(contract)) {
    const [method, pattern] = call.split(' ') as [Method, string];
    const paramNames = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const key = pattern.slice(1).replaceAll(/\{\w+\}/g, '{}');
    const methods = byPath.get(key) ?? new Map<Method, Route>();
    if (methods.has(method)) throw new Error(`${call} is declared twice`);
    byPath.set(key, methods.set(method, { call, method, spec, paramNames }));
  }
  return (method, path) => {
    const segments = path.split('/').filter((segment) => segment !== '');
    const values = segments.filter((segment) => uuid.test(segment));
    const key = segments.map((segment) => (uuid.test(segment) ? '{}' : segment)).join('/');
    const methods = byPath.get(key);
    if (!methods) return { kind: 'nowhere' };
    const route = methods.get((method === 'HEAD' ? 'GET' : method) as Method);
    if (!route) return { kind: 'wrong-method', allowed: [...methods.keys()] };
    if (route.paramNames.length !== values.length) return { kind: 'nowhere' };
    const params = Object.fromEntries(route.paramNames.map((name, at) => [name, (values[at] ?? '').toLowerCase()]));
    return { kind: 'found', route, params };
  };
}
