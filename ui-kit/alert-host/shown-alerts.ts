import type { SnackbarKey } from 'notistack';
import type { Alert } from '../alerts/alert-queue.ts';

/** The alerts in view or about to be, by key, the newest last. */
export const shownAlerts = new Map<SnackbarKey, Alert>();

/** Fires an event named by `nameOf` when an identical alert comes again. */
export const repeats = new EventTarget();

let made = 0;
export const newKey = (): SnackbarKey => `alert ${++made}`;

export function nameOf({ kind, message }: Alert): string {
  return `${kind} ${message}`;
}

/** The alert in view that says the same; none for one with an action, which is always shown. */
export function identicalTo(alert: Alert): Alert | undefined {
  if (alert.action) return undefined;
  return [...shownAlerts.values()].find((other) => !other.action && nameOf(other) === nameOf(alert));
}

export function keysAbout(subject: string): SnackbarKey[] {
  return [...shownAlerts].filter(([, alert]) => alert.subject === subject).map(([key]) => key);
}

/** The newest alert that offers something. */
export function newestOffer(): SnackbarKey | undefined {
  return [...shownAlerts].filter(([, { action }]) => action).at(-1)?.[0];
}
