import type { MistakeFilters } from '@fourfold/core/contract/mistakes';
import type { Miss } from './miss.ts';

/** The misses that match all filters. */
export function filterMisses(misses: readonly Miss[], { skill, cause, source, from, to }: MistakeFilters): Miss[] {
  return misses.filter(
    (miss) =>
      (skill === undefined || miss.skill_codes.includes(skill)) &&
      (cause === undefined || (miss.cause ?? miss.suggested_cause ?? 'none') === cause) &&
      (source === undefined || miss.source === source) &&
      (from === undefined || miss.day >= from) &&
      (to === undefined || miss.day <= to),
  );
}
