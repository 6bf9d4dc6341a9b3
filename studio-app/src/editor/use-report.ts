import { useEffect, useRef, useState } from 'react';

/**
 * Runs something once the change that was made is on the screen: what a key means for the form need not hold up the
 * letter. Whoever needs it earlier has it `now`; a text that is left, and a page that is hidden or goes, wait for nothing.
 */
export function useReport(run: () => void): { soon: () => void; now: () => void } {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [report] = useState(() => createReport(() => latest.current()));
  useEffect(() => {
    // Before those who keep what the page has when it goes.
    addEventListener('pagehide', report.now, { capture: true });
    addEventListener('visibilitychange', report.now, { capture: true });
    return () => {
      removeEventListener('pagehide', report.now, { capture: true });
      removeEventListener('visibilitychange', report.now, { capture: true });
      report.now();
    };
  }, [report]);
  return report;
}

function createReport(run: () => void) {
  let due = false;
  const now = () => {
    if (!due) return;
    due = false;
    run();
  };
  const soon = () => {
    const isDue = due;
    due = true;
    // Nobody draws a page that nobody sees.
    if (document.hidden) now();
    else if (!isDue) requestAnimationFrame(() => setTimeout(now));
  };
  return { soon, now };
}
