/**
 * The confirmation questions: before marks or a sheet are submitted, and before changes are
 * discarded.
 */
export const sure = 'Are you sure you want to submit?';
export const cancelled = 'Are you sure you want to cancel?';
