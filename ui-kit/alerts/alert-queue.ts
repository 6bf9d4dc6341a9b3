import type { ToastAction, ToastKind } from '../toast/toast.tsx';

export type AlertOptions = {
  /**
   * An action for the alert, such as Undo. Such an alert is shown even if an identical one is,
   * because its action is another.
   */
  action?: ToastAction;
  /** A name for the alert's topic: the next alert with the same subject replaces it, and `endAlerts` removes it. */
  subject?: string | undefined;
};
export type Alert = AlertOptions & { kind: ToastKind; message: string };

type Host = { show(alert: Alert): void; end(subject: string): void };

let waitingAlerts: Alert[] = [];
let host: Host | undefined;
let onWaiting: (() => void) | undefined;

/** Shows an alert; it waits until the alert host is loaded. */
export function showAlert(kind: ToastKind, message: string, options?: AlertOptions): void {
  const alert = { ...options, kind, message };
  if (host) {
    host.show(alert);
    return;
  }
  waitingAlerts.push(alert);
  onWaiting?.();
}

/** Removes the alerts about a subject that is no longer on the page. */
export function endAlerts(subject: string): void {
  waitingAlerts = waitingAlerts.filter((alert) => alert.subject !== subject);
  host?.end(subject);
}

/** Registers the alert host and passes it the waiting alerts. Returns an unregister function. */
export function hostAlerts(next: Host): () => void {
  host = next;
  for (const alert of waitingAlerts.splice(0)) next.show(alert);
  return () => {
    if (host === next) host = undefined;
  };
}

/** Calls back as soon as an alert waits. Returns an unsubscribe function. */
export function onWaitingAlert(callback: () => void): () => void {
  onWaiting = callback;
  if (waitingAlerts.length > 0) callback();
  return () => {
    if (onWaiting === callback) onWaiting = undefined;
  };
}

/** The attribute of the element in which alerts are shown, instead of above the page. */
export const alertAreaAttribute = 'data-alert-place';
