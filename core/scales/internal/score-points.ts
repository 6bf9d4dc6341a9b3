const [lowest, highest] = [200, 800];
const average = 500;
const pointsPerUnit = 100;
const step = 10;

/** Score points of an ability, from 200 to 800, not rounded: 500 is the average ability, 100 a standard deviation. */
export function scorePoints(ability: number): number {
  return Math.min(highest, Math.max(lowest, average + pointsPerUnit * ability));
}

/** A score as students see it: score points rounded to ten. */
export function roundedScore(ability: number): number {
  return Math.round(scorePoints(ability) / step) * step;
}
