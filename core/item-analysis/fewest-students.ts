/** Fewer tell nothing of a question, and too much of each of them: no figure is shown of fewer students. */
export const fewestStudents = 20;
