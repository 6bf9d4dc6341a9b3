import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key until a text is reported. */
const debounceMs = 250;

/**
 * The text of a field whose value is in the URL. `onReport` gets the trimmed text after a pause in typing; a change of
 * the URL replaces the text. A text that `isReportable` refuses, such as half a date, is shown but not reported.
 */
export function useDebouncedText(
  value: string,
  onReport: (text: string) => void,
  isReportable: (text: string) => boolean = acceptAny,
) {
  const [typed, setTyped] = useState(value);
  const lastReported = useRef(value);
  // The latest callback, so that other filters chosen meanwhile are not overwritten.
  const latestOnReport = useRef(onReport);
  latestOnReport.current = onReport;

  useEffect(() => {
    if (value === lastReported.current) return;
    lastReported.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const trimmed = typed.trim();
    if (trimmed === lastReported.current || !isReportable(trimmed)) return;
    const timer = setTimeout(() => {
      lastReported.current = trimmed;
      latestOnReport.current(trimmed);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, isReportable]);
  return [typed, setTyped] as const;
}

function acceptAny(): boolean {
  return true;
}
