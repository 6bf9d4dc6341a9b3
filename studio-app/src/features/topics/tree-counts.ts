import type { TreeCount } from '@fourfold/core/contract/tree';

export type TreeCounts = ReadonlyMap<string, TreeCount>;

/** The sums of these records as text: "12 questions, 1 set". */
export function countText(counts: TreeCounts, ids: readonly string[]): string {
  const all = ids.flatMap((id) => counts.get(id) ?? []);
  const questions = all.reduce((sum, one) => sum + one.questions, 0);
  const sets = all.reduce((sum, one) => sum + one.problem_sets, 0);
  if (questions + sets === 0) return 'empty';
  return [
    ...(questions > 0 ? [questions === 1 ? '1 question' : `${questions.toLocaleString('en')} questions`] : []),
    ...(sets > 0 ? [sets === 1 ? '1 set' : `${sets.toLocaleString('en')} sets`] : []),
  ].join(', ');
}
