import { examFamilies, type Family } from '@fourfold/core/exams/families';

/** The sections that the answer key of a paper has answers for: its columns behind the number, below the head (Q56). */
export function sectionsWithKey(family: Family, key: readonly (readonly string[])[]): string[] {
  const [, ...rows] = key;
  return examFamilies[family].sections
    .filter((_, at) => rows.some((row) => (row[at + 1] ?? '').trim() !== ''))
    .map(({ type }) => type);
}
