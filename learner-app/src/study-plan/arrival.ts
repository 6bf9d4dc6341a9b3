import { session } from '@fourfold/app-shell/session';

/** Whether a log-in has just ended, and its first page was not shown yet. */
let hasArrived = false;

session.subscribe(({ account }, before) => {
  if (account === null) hasArrived = false;
  else if (before.account === null) hasArrived = true;
});

/** Returns once after a log-in on this page that it was one. */
export function takeArrival(): boolean {
  const arrived = hasArrived;
  hasArrived = false;
  return arrived;
}
