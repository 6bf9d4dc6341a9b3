import type { SealedItem } from '@fourfold/core/kinds/registry';

export type AnswerLine = SealedItem<'typed'>['spec'];

/** How the line of a typed answer is shown; null for choices. */
export function answerLineOf(item: SealedItem): AnswerLine | null {
  if (item.kind === 'typed') return item.spec;
  return item.kind === 'student-produced' ? { symbol: '', symbolLeft: false, isNumber: true } : null;
}
