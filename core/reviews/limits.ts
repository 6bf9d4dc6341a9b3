/** Reviews a day, unless the student sets another number. */
export const dailyReviews = 20;

/** Cards in one redo of the notebook. */
export const redoSize = 30;

/** Characters of a note. */
export const maxNoteLength = 2000;

/** Mistakes in one page of the notebook. */
export const mistakePage = 50;
