/** What becomes of work that is finished when it is assigned again (Q104). */
const after = 'Earlier answers stay in the charts.';

/** For what one knows: `finished` of `all` are. Nothing where none is. */
export function startsAgain(finished: number, all: number): string | undefined {
  if (finished === 0) return undefined;
  if (all === 1) return `This is finished, and will start again. ${after}`;
  if (finished === all) return `All ${all} are finished, and will start again. ${after}`;
  return `${finished} of ${all} ${finished === 1 ? 'is' : 'are'} finished, and will start again. ${after}`;
}

/** For several students, of whom one does not know it. */
export const startsAgainWhereFinished = `Where it is finished already, it will start again. ${after}`;
