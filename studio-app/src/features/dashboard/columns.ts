/** The columns of publish counts; the columns of findings follow. */
export const columns = ['Published', 'Sub-topics', 'Sub-sub-topics'] as const;

/** Shown if there is nothing to count. */
export const none = '–';

/** For example "1,188 of 1,874". */
export function shareOf(published: number, all: number): string {
  return all === 0 ? none : `${published.toLocaleString('en')} of ${all.toLocaleString('en')}`;
}
