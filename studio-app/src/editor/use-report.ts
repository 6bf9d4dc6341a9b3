import { useEffect, useRef, useState } from 'react';
import type { Editor } from 'slate';

/**
 * Runs something once the change that was made is on the screen: what a key means for the form need not hold up the
 * letter. Whoever needs it earlier has it `now`; a text that is left, and a page that is hidden or goes, wait for nothing.
 */
export function useReport(editor: Editor, run: () => void): Report {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [report] = useState(() => createReport(editor, () => latest.current()));
  useEffect(() => {
    // Before those who keep what the page has when it goes.
    addEventListener('pagehide', report.now, { capture: true });
    addEventListener('visibilitychange', report.now, { capture: true });
    reports.set(editor, report);
    return () => {
      removeEventListener('pagehide', report.now, { capture: true });
      removeEventListener('visibilitychange', report.now, { capture: true });
      report.now();
    };
  }, [editor, report]);
  return report;
}

type Report = { soon: () => void; now: () => void };
const reports = new WeakMap<Editor, Report>();

/** The same for a part of the editor that the form's next step may not wait for: it knows all that was written. */
export function reportNow(editor: Editor): void {
  reports.get(editor)?.now();
}

function createReport(editor: Editor, run: () => void): Report {
  let due = false;
  // Slate tells of a change a moment after it has made it.
  const isChanging = () => editor.operations.some(({ type }) => type !== 'set_selection');
  const now = () => {
    if (!due && !isChanging()) return;
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
