import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle/when-idle.ts';
import { endAlerts, onWaitingAlert } from './alert-queue.ts';

export { showAlert } from './alert-queue.ts';

/** Where alerts appear. What draws them is fetched when the page is idle, or with the first alert. */
export function Alerts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    // A fetch that fails is tried again with the next alert; those that came meanwhile are kept.
    const fetchHost = () => {
      import('../alert-host/alert-host.tsx').then((part) => setHost(() => part.AlertHost)).catch(() => {});
    };
    const stops = [onWaitingAlert(fetchHost), whenIdle(fetchHost)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return Host && <Host />;
}

/** Removes the alerts about a subject as soon as this component shows another one, or is gone. */
export function useAlertSubject(subject: string): void {
  useEffect(() => () => endAlerts(subject), [subject]);
}
