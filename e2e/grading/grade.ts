/** The question before marks or a sheet are sent, and before changed ones are discarded. */
export const sure = 'Are you sure you want to submit?';
export const cancelled = 'Are you sure you want to cancel?';
