import type { MistakeCause } from '@fourfold/core/reviews/causes';

/** A cause as a label; null: neither chosen nor suggested. */
export function causeText(cause: MistakeCause | null): string {
  return cause === null ? 'No cause yet' : cause.charAt(0).toUpperCase() + cause.slice(1);
}

export function missesText(count: number): string {
  return count === 1 ? '1 question missed' : `${count} questions missed`;
}
