/** Appended to the notes below: reassigning finished work resets it, but the charts keep its answers (Q104). */
const answersStayNote = 'Earlier answers stay in the charts.';

/** Returns a warning if `finished` of the `all` works to assign are finished; undefined if none is. */
export function startsAgainNote(finished: number, all: number): string | undefined {
  if (finished === 0) return undefined;
  if (all === 1) return `This is finished, and will start again. ${answersStayNote}`;
  if (finished === all) return `All ${all} are finished, and will start again. ${answersStayNote}`;
  return `${finished} of ${all} ${finished === 1 ? 'is' : 'are'} finished, and will start again. ${answersStayNote}`;
}

/** For several students whose progress is not known. */
export const startsAgainIfFinishedNote = `Where it is finished already, it will start again. ${answersStayNote}`;

/** For a test: it does not start again. */
export const submittedTestNote =
  'A submitted test is final: it is not assigned to a student who has submitted all of it already.';
