import type { ToastAction, ToastKind } from '../toast/toast.tsx';

export type Alert = { kind: ToastKind; message: string; action: ToastAction | undefined };

const waiting: Alert[] = [];
let host: ((alert: Alert) => void) | undefined;
let wake: (() => void) | undefined;

/**
 * Shows an alert; until the part that draws them has come, it waits and is not lost. One with an action stands beside
 * its like: each takes back something else.
 */
export function showAlert(kind: ToastKind, message: string, action?: ToastAction): void {
  const alert = { kind, message, action };
  if (host) {
    host(alert);
    return;
  }
  waiting.push(alert);
  wake?.();
}

/** The part that draws alerts is here: it gets those that waited, then each as it comes. Answers how to leave. */
export function hostAlerts(show: (alert: Alert) => void): () => void {
  host = show;
  for (const alert of waiting.splice(0)) show(alert);
  return () => {
    if (host === show) host = undefined;
  };
}

/** Calls back as soon as an alert waits. Answers how to stop. */
export function onWaitingAlert(call: () => void): () => void {
  wake = call;
  if (waiting.length > 0) call();
  return () => {
    if (wake === call) wake = undefined;
  };
}
