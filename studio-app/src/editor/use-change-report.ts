import { useEffect, useRef, useState } from 'react';
import type { Editor } from 'slate';

/**
 * Runs a callback after the next paint following a change, so that form work does not delay the
 * typed letter. `runNow` runs it at once; a blur and a hidden or closed page also run it at once.
 */
export function useChangeReport(editor: Editor, run: () => void): ChangeReport {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  const [report] = useState(() => createChangeReport(editor, () => latestRun.current()));
  useEffect(() => {
    // Capture phase: before the listeners that store drafts when the page is closed.
    addEventListener('pagehide', report.runNow, { capture: true });
    addEventListener('visibilitychange', report.runNow, { capture: true });
    reports.set(editor, report);
    return () => {
      removeEventListener('pagehide', report.runNow, { capture: true });
      removeEventListener('visibilitychange', report.runNow, { capture: true });
      report.runNow();
    };
  }, [editor, report]);
  return report;
}

type ChangeReport = { schedule: () => void; runNow: () => void };
const reports = new WeakMap<Editor, ChangeReport>();

/** Runs the pending report at once, for a part of the editor after which the form needs the present text. */
export function reportNow(editor: Editor): void {
  reports.get(editor)?.runNow();
}

function createChangeReport(editor: Editor, run: () => void): ChangeReport {
  let isPending = false;
  // Slate reports a change slightly after it was made.
  const isChanging = () => editor.operations.some(({ type }) => type !== 'set_selection');
  const runNow = () => {
    if (!isPending && !isChanging()) return;
    isPending = false;
    run();
  };
  const schedule = () => {
    const wasPending = isPending;
    isPending = true;
    // A hidden page is not rendered.
    if (document.hidden) runNow();
    else if (!wasPending) requestAnimationFrame(() => setTimeout(runNow));
  };
  return { schedule, runNow };
}
