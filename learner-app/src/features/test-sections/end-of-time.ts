/** Subject of the alerts about the end of a section's time: an extension replaces the alert that the time is over. */
export const endOfTimeSubject = 'end of the time of a section';
