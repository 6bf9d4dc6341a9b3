/** The confirmation questions: before marks or a sheet are submitted, and before changes are discarded. */
export const submitQuestion = 'Are you sure you want to submit?';
export const cancelQuestion = 'Are you sure you want to cancel?';
