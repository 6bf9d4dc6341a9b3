import { type ComponentType, useEffect, useState } from 'react';
import { onWaitingAlert } from './alert-queue.ts';

export { showAlert } from './alert-queue.ts';

/** Milliseconds after which the page counts as idle where the browser cannot say it. */
const idle = 2000;

/** Where alerts appear. What draws them is fetched when the page is idle, or with the first alert. */
export function Alerts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    // A fetch that fails is tried again with the next alert; those that came meanwhile are kept.
    const fetchHost = () => {
      import('./alert-host.tsx').then(({ AlertHost }) => setHost(() => AlertHost)).catch(() => {});
    };
    const stop = onWaitingAlert(fetchHost);
    const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, idle));
    const forget = globalThis.cancelIdleCallback ?? clearTimeout;
    const handle = later(fetchHost);
    return () => {
      stop();
      forget(handle);
    };
  }, []);
  return Host && <Host />;
}
