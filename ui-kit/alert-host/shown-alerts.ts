import type { SnackbarKey } from 'notistack';
import type { Alert } from '../alerts/alert-queue.ts';

/** The shown and scheduled alerts by key, the newest last. */
export const shownAlerts = new Map<SnackbarKey, Alert>();

/** Fires an event named by `alertName` when an identical alert comes again. */
export const repeats = new EventTarget();

let keyCount = 0;
export const newKey = (): SnackbarKey => `alert ${++keyCount}`;

export function alertName({ kind, message }: Alert): string {
  return `${kind} ${message}`;
}

/** Returns the identical shown alert; undefined for alerts with an action, which are always shown. */
export function findIdentical(alert: Alert): Alert | undefined {
  if (alert.action) return undefined;
  return [...shownAlerts.values()].find((other) => !other.action && alertName(other) === alertName(alert));
}

export function keysOfSubject(subject: string): SnackbarKey[] {
  return [...shownAlerts].filter(([, alert]) => alert.subject === subject).map(([key]) => key);
}

/** Returns the key of the newest alert with an action. */
export function newestWithAction(): SnackbarKey | undefined {
  return [...shownAlerts].filter(([, { action }]) => action).at(-1)?.[0];
}
