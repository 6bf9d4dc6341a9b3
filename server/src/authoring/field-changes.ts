import { isDeepStrictEqual } from 'node:util';

/** Returns the named fields that a body contains. */
export function pickFields<Fields extends object, Name extends keyof Fields>(fields: Fields, names: readonly Name[]) {
  const given = names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return Object.fromEntries(given) as { [N in Name]?: Exclude<Fields[N], undefined> };
}

/** Returns the names of the wanted values that differ from the stored ones. */
export function changedNames(current: Readonly<Record<string, unknown>>, wanted: object): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(current[name], value))
    .map(([name]) => name);
}
