/**
 * Uncaught errors of the page: events of the window, and errors of failed renders. They are stored
 * until the reporter is loaded, which replaces `push`.
 */
export const uncaught: unknown[] = [];

/** Records an uncaught error for the reporter. */
export const recordUncaught = (error: unknown): void => void uncaught.push(error);

addEventListener('error', recordUncaught);
addEventListener('unhandledrejection', recordUncaught);
