/**
 * What went wrong in the page where nobody dealt with it: events of the window, and what a page threw that could not be
 * drawn. It is kept for what tells of it, which comes later and puts itself in place of `push`.
 */
export const uncaught: unknown[] = [];

/** Takes what nobody caught, for the part that reports it. */
export const isUncaught = (what: unknown): void => void uncaught.push(what);

addEventListener('error', isUncaught);
addEventListener('unhandledrejection', isUncaught);
