import type { ToastAction, ToastKind } from '../toast/toast.tsx';

export type AlertOptions = {
  /** What can still be done about it. Such an alert is shown beside an identical one: each takes back something else. */
  action?: ToastAction;
  /** What it is about, by any name: the next alert about the same replaces it, and `endAlerts` removes it. */
  subject?: string | undefined;
};
export type Alert = AlertOptions & { kind: ToastKind; message: string };

type Host = { show(alert: Alert): void; end(subject: string): void };

let waiting: Alert[] = [];
let host: Host | undefined;
let wake: (() => void) | undefined;

/** Shows an alert; one that comes before the part that draws them is loaded waits for it. */
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

/** Registers the part that draws alerts and hands it those that waited. Returns an unregister function. */
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
