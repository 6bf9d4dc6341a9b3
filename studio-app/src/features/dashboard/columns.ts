/** What is counted as published; the columns of findings stand beside them. */
export const columns = ['Published', 'Sub-topics', 'Sub-sub-topics'] as const;

/** Where there is nothing to count. */
export const none = '–';
