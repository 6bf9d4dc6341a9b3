/** The columns of publish counts; the columns of findings follow. */
export const publishColumns = ['Published', 'Sub-topics', 'Sub-sub-topics'] as const;

/** Shown if there is nothing to count. */
export const noValue = '–';

/** For example "1,188 of 1,874". */
export function shareText(published: number, all: number): string {
  return all === 0 ? noValue : `${published.toLocaleString('en')} of ${all.toLocaleString('en')}`;
}
