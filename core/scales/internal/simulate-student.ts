import { chanceRight } from '../difficulty.ts';
import { type Route, routeAfter, type SectionForm, secondModule } from '../section-form.ts';
import type { Item } from './ability-posterior.ts';

/** The items of a form with their slopes; `second` has an empty module for a route that the form does not have. */
export type FormItems = { first: readonly Item[]; second: Readonly<Record<Route, readonly Item[]>> };

export type SimulatedStudent = {
  ability: number;
  route: Route;
  /** Right answers in module 1. */
  firstRight: number;
  /** Right answers in both modules. */
  right: number;
  /** The sum of the slopes of the items answered right. */
  rightSlopes: number;
};

/** The logarithms of the slopes are normal with mean 0 and this standard deviation; with 0, every slope is 1. */
export function drawItems(form: SectionForm, discrimination: number, random: () => number): FormItems {
  const draw = (difficulties: readonly number[]) =>
    difficulties.map((difficulty) => ({ difficulty, slope: Math.exp(discrimination * drawNormal(random)) }));
  const drawSecond = (route: Route) => draw(secondModule(form, route));
  return {
    first: draw(form.first),
    second: { only: drawSecond('only'), easier: drawSecond('easier'), harder: drawSecond('harder') },
  };
}

/** Answers both modules with the chances of the two-parameter logistic model. */
export function simulateStudent(
  form: SectionForm,
  { items, ability, random }: { items: FormItems; ability: number; random: () => number },
): SimulatedStudent {
  const answer = (module: readonly Item[]) =>
    module.filter(({ difficulty, slope }) => random() < chanceRight(slope * ability, slope * difficulty));
  const firstRight = answer(items.first);
  const route = routeAfter(form, firstRight.length);
  const right = [...firstRight, ...answer(items.second[route])];
  return {
    ability,
    route,
    firstRight: firstRight.length,
    right: right.length,
    rightSlopes: right.reduce((sum, { slope }) => sum + slope, 0),
  };
}

/** From the standard normal distribution (Box & Muller, A Note on the Generation of Random Normal Deviates, 1958). */
export function drawNormal(random: () => number): number {
  // From above 0 up to 1: the logarithm of 0 is infinite.
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
