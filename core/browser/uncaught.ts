/**
 * Uncaught errors of the page: events of the window, and errors of failed renders. They are stored
 * until the reporter is loaded, which replaces `push`.
 */
export const uncaught: unknown[] = [];

/** Records an uncaught error for the reporter. */
export const isUncaught = (what: unknown): void => void uncaught.push(what);

addEventListener('error', isUncaught);
addEventListener('unhandledrejection', isUncaught);
