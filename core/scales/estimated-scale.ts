import { abilityPosterior, logAllWrong } from './internal/ability-posterior.ts';
import { roundedScore } from './internal/score-points.ts';
import { type Route, routeAfter, type SectionForm, secondModule } from './section-form.ts';

/**
 * Score of a number right over both modules, and its range: one standard deviation of the posterior below and above.
 * All three are multiples of ten from 200 to 800.
 */
export type ScaleRow = { raw: number; score: number; lower: number; upper: number };

/**
 * Scale of a section without answers of students: from the difficulties that its authors gave. Each route of the form
 * has the rows of all numbers right that are possible on it, in ascending order without gaps; a route that no number
 * right in module 1 leads to has none.
 *
 * A score is 500 + 100 × the mean of the posterior of ability, given the route and the number right, with the Rasch
 * model and a standard normal prior. The mean is the estimate with the least expected squared error, and it is finite
 * for all right and all wrong, which have no maximum of the likelihood. It is closer to 500 than the answers alone
 * suggest, the more so the fewer the items. So the highest number right has the highest score of its route, but not
 * always 800: items of all ranks give 700 if there are 10, 760 if 20, and 800 with 2 × 22 on the harder route.
 */
export function estimatedScale(form: SectionForm): ReadonlyMap<Route, readonly ScaleRow[]> {
  const routes: Route[] = form.second ? ['easier', 'harder'] : ['only'];
  return new Map(routes.map((route) => [route, rowsOf(form, route)]));
}

function rowsOf(form: SectionForm, route: Route): ScaleRow[] {
  const second = secondModule(form, route);
  const allWrong = logAllWrong([...form.first, ...second].map((difficulty) => ({ difficulty, slope: 1 })));
  return rawsOf(form, route).map((raw) => {
    const { mean, deviation } = abilityPosterior(allWrong, raw);
    const [lower, upper] = [roundedScore(mean - deviation), roundedScore(mean + deviation)];
    return { raw, score: roundedScore(mean), lower, upper };
  });
}

/** The possible numbers right over both modules. */
function rawsOf(form: SectionForm, route: Route): number[] {
  const firstRights = numbersTo(form.first.length).filter((firstRight) => routeAfter(form, firstRight) === route);
  const [from, to] = [firstRights[0], firstRights.at(-1)];
  if (from === undefined || to === undefined) return [];
  return numbersTo(to + secondModule(form, route).length).slice(from);
}

/** 0 to `last`. */
function numbersTo(last: number): number[] {
  return Array.from({ length: last + 1 }, (_, number) => number);
}
