import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle/when-idle.ts';
import { endAlerts, onWaitingAlert } from './alert-queue.ts';

export { showAlert } from './alert-queue.ts';

/** Shows the alerts. The host is loaded when the page is idle, or with the first alert. */
export function Alerts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    // After a failure the next alert tries again; waiting alerts stay queued.
    const fetchHost = () => {
      import('../alert-host/alert-host.tsx').then((module) => setHost(() => module.AlertHost)).catch(() => {});
    };
    const stops = [onWaitingAlert(fetchHost), whenIdle(fetchHost)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return Host && <Host />;
}

/** Removes the alerts about a subject when it changes or the component unmounts. */
export function useAlertSubject(subject: string): void {
  useEffect(() => () => endAlerts(subject), [subject]);
}
