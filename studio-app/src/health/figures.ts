import type { Health, HealthPart } from '@fourfold/core/contract/proofs';

/** One count of the content health, with its label and description. */
export type Figure = { part: HealthPart; label: string; what: string };

/** In the order of the dashboard's columns and of a health page's tabs. */
export const figures = [
  { part: 'unpublished', label: 'Incomplete', what: 'Parts that are not published.' },
  { part: 'broken', label: 'Broken', what: 'Students cannot go on, are judged wrongly or find nothing.' },
  { part: 'unchecked', label: 'Unchecked', what: 'Imported, and an author has to see whether the key is right.' },
  { part: 'poor', label: 'Poor', what: 'It works, and could be better.' },
] as const satisfies readonly Figure[];

export type Counts = Readonly<Record<HealthPart, number>>;

export function countsOf({ parts, published, broken, unchecked, poor }: Health): Counts {
  return { unpublished: parts - published, broken, unchecked, poor };
}

/** The sums over the topics, SATs or ACTs of a list. */
export function totalOf(all: readonly Health[]): Counts {
  const sum = (part: HealthPart) => all.reduce((total, health) => total + countsOf(health)[part], 0);
  return { unpublished: sum('unpublished'), broken: sum('broken'), unchecked: sum('unchecked'), poor: sum('poor') };
}
