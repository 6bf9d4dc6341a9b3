/** Behind everything that was planted before. */
let last = 20_000;
/** The next position of a list. */
export const nextPosition = () => ++last;
