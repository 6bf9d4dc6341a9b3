/**
 * Statistics of a question are shown only from this number of students. With fewer they say little about
 * the question and too much about each student.
 */
export const minStudents = 20;
