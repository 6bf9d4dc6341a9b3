/** The items of a section that count, by their difficulties (see difficulty.ts). */
export type SectionForm = {
  /** Module 1; of a section without a route all its modules. */
  first: readonly number[];
  /** Module 2; null: everybody takes the same items. */
  second: {
    /** Integer; from this number right in module 1 on, a student gets the harder module. */
    atLeast: number;
    easier: readonly number[];
    harder: readonly number[];
  } | null;
};

/** The module 2 that a student gets; `only`: there is none. */
export type Route = 'easier' | 'harder' | 'only';

/** The route of a student with this number right in module 1. */
export function routeAfter({ second }: SectionForm, firstRight: number): Route {
  if (!second) return 'only';
  return firstRight >= second.atLeast ? 'harder' : 'easier';
}

/** Difficulties of module 2 on a route. */
export function secondModule({ second }: SectionForm, route: Route): readonly number[] {
  return second && route !== 'only' ? second[route] : [];
}
