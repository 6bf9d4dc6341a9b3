import type { HealthPart, RecordHealth } from '@fourfold/core/contract/proofs';

/** One count of the content health, with its label and description. */
export type HealthFigure = { part: HealthPart; label: string; description: string };

/** In the order of the dashboard's columns and of a health page's tabs. */
export const healthFigures = [
  { part: 'unpublished', label: 'Incomplete', description: 'Parts that are not published.' },
  { part: 'broken', label: 'Broken', description: 'Students cannot go on, are judged wrongly or find nothing.' },
  {
    part: 'unchecked',
    label: 'Unchecked',
    description: 'Imported, and an author has to see whether the key is right.',
  },
  { part: 'poor', label: 'Poor', description: 'It works, and could be better.' },
] as const satisfies readonly HealthFigure[];

export type HealthCounts = Readonly<Record<HealthPart, number>>;

export function healthCountsOf({ parts, published, broken, unchecked, poor }: RecordHealth): HealthCounts {
  return { unpublished: parts - published, broken, unchecked, poor };
}

/** The sums over the topics, SATs or ACTs of a list. */
export function totalHealthCounts(all: readonly RecordHealth[]): HealthCounts {
  const sum = (part: HealthPart) => all.reduce((total, health) => total + healthCountsOf(health)[part], 0);
  return { unpublished: sum('unpublished'), broken: sum('broken'), unchecked: sum('unchecked'), poor: sum('poor') };
}
