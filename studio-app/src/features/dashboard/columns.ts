/** What is counted as published; the columns of findings stand beside them. */
export const columns = ['Published', 'Sub-topics', 'Sub-sub-topics'] as const;

/** Where there is nothing to count. */
export const none = '–';

/** "1,188 of 1,874" */
export function shareOf(published: number, all: number): string {
  return all === 0 ? none : `${published.toLocaleString('en')} of ${all.toLocaleString('en')}`;
}
