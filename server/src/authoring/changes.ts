import { isDeepStrictEqual } from 'node:util';

/** The fields that a body gives, of these. */
export function pick<Fields extends object, Name extends keyof Fields>(fields: Fields, names: readonly Name[]) {
  const given = names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]]));
  return Object.fromEntries(given) as { [N in Name]?: Exclude<Fields[N], undefined> };
}

/** Which of the wanted values are others than those that stand. */
export function changedNames(held: Readonly<Record<string, unknown>>, wanted: object): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => !isDeepStrictEqual(held[name], value))
    .map(([name]) => name);
}

/** Said with the record as it is now, so that neither text is lost. */
export function olderRevision(what: 'question' | 'answer'): string {
  return `This ${what} has been changed meanwhile. This is the ${what} as it is now.`;
}
