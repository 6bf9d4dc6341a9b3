import type { ToastAction, ToastKind } from '../toast/toast.tsx';

export type AlertOptions = {
  /**
   * An action for the alert, such as Undo. Such an alert is shown even if an identical one is,
   * because its action is another.
   */
  action?: ToastAction;
  /**
   * A name for the alert's topic: the next alert with the same subject replaces it, and `endAlerts`
   * removes it.
   */
  subject?: string | undefined;
};
export type Alert = AlertOptions & { kind: ToastKind; message: string };

type Host = { show(alert: Alert): void; end(subject: string): void };

let waiting: Alert[] = [];
let host: Host | undefined;
let wake: (() => void) | undefined;

/** Shows an alert; it waits until the alert host is loaded. */
export function showAlert(kind: ToastKind, message: string, options?: AlertOptions): void {
  const alert = { ...options, kind, message };
  if (host) {
    host.show(alert);
    return;
  }
  waiting.push(alert);
  wake?.();
}

/** Removes the alerts about a subject that is no longer on the page. */
export function endAlerts(subject: string): void {
  waiting = waiting.filter((alert) => alert.subject !== subject);
  host?.end(subject);
}

/** Registers the alert host and passes it the waiting alerts. Returns an unregister function. */
export function hostAlerts(next: Host): () => void {
  host = next;
  for (const alert of waiting.splice(0)) next.show(alert);
  return () => {
    if (host === next) host = undefined;
  };
}

/** Calls back as soon as an alert waits. Returns an unsubscribe function. */
export function onWaitingAlert(call: () => void): () => void {
  wake = call;
  if (waiting.length > 0) call();
  return () => {
    if (wake === call) wake = undefined;
  };
}
