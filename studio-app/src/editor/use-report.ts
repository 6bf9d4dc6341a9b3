import { useEffect, useRef, useState } from 'react';
import type { Editor } from 'slate';

/**
 * Runs a callback after the next paint following a change, so that form work does not delay the
 * typed letter. `runNow` runs it at once; a blur and a hidden or closed page also run it at once.
 */
export function useReport(editor: Editor, run: () => void): Report {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [report] = useState(() => createReport(editor, () => latest.current()));
  useEffect(() => {
    // Capture phase: before the listeners that store drafts when the page is closed.
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

/**
 * Runs the pending report at once, for a part of the editor after which the form needs the present
 * text.
 */
export function reportNow(editor: Editor): void {
  reports.get(editor)?.now();
}

function createReport(editor: Editor, run: () => void): Report {
  let due = false;
  // Slate reports a change slightly after it was made.
  const isChanging = () => editor.operations.some(({ type }) => type !== 'set_selection');
  const now = () => {
    if (!due && !isChanging()) return;
    due = false;
    run();
  };
  const soon = () => {
    const isDue = due;
    due = true;
    // A hidden page is not rendered.
    if (document.hidden) now();
    else if (!isDue) requestAnimationFrame(() => setTimeout(now));
  };
  return { soon, now };
}
