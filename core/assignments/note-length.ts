/** Maximum characters of a tutor's note on an assignment, and of the student's answer. */
export const maxNoteLength = 1_000;
