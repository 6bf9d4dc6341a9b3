import { suggestedThreshold } from '../scales/default-route.ts';
import { difficultiesByRank } from '../scales/difficulty.ts';
import type { SectionForm } from '../scales/section-form.ts';
import { countedRanks, type FormItem } from './counted-items.ts';

/** A module of a part with its items. `route`: null of one that everybody takes. */
export type FormModule = { route: 'easier' | 'harder' | null; items: readonly FormItem[] };

/**
 * The number of counted right answers in the first module that leads to the harder second one, computed from the ranks;
 * null for a part without a route.
 */
export function suggestedNumber(modules: readonly FormModule[]): number | null {
  const { first, easier, harder } = byRoute(modules);
  return easier && harder ? suggestedThreshold({ first, easier, harder }) : null;
}

/** A part as the scale and the simulation need it. `entered`: the author's number; null: the suggested one counts. */
export function sectionFormOf(modules: readonly FormModule[], entered: number | null): SectionForm {
  const { first, easier, harder } = byRoute(modules);
  if (!easier || !harder) return { first, second: null };
  return { first, second: { atLeast: entered ?? suggestedThreshold({ first, easier, harder }), easier, harder } };
}

/** Difficulties of the counted items: of what everybody takes, and of each second module. */
function byRoute(modules: readonly FormModule[]) {
  const of = (route: FormModule['route']) => {
    const own = modules.filter((one) => one.route === route);
    return own.length > 0 ? own.flatMap(({ items }) => items) : undefined;
  };
  const [easier, harder] = [of('easier'), of('harder')];
  const all = [of(null), easier, harder].map((items) => countedRanks(items ?? []));
  const [first = [], easy = [], hard = []] = difficultiesByRank(all);
  return { first, easier: easier && easy, harder: harder && hard };
}
