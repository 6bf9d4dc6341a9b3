import type { ExamPart } from '../exams/section.ts';

type Scale = ExamPart['scale'];

/** The limits of the scale of core/scales: 500 + 100 × ability. */
const [lowest, highest] = [200, 800];

/** A score from 200 to 800 on the scale of a part, rounded to its step. */
export function toPartScale({ min, max, step }: Scale, score: number): number {
  return min + Math.round((((score - lowest) / (highest - lowest)) * (max - min)) / step) * step;
}

/** A distance between two scores from 200 to 800 on the scale of a part; not rounded. */
export function distanceOnScale({ min, max }: Scale, distance: number): number {
  return (distance / (highest - lowest)) * (max - min);
}

/** The ability, in standard deviations from the mean of all students, of a score on the scale of a part. */
export function abilityOf({ min, max }: Scale, score: number): number {
  return (lowest + ((score - min) / (max - min)) * (highest - lowest) - 500) / 100;
}
