import { extensionText } from '@fourfold/core/test-section/granted-texts';
import type { SectionProgress } from '@fourfold/core/test-section/section-progress';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useRef } from 'react';
import { endOfTimeSubject } from './end-of-time.ts';

/** Shows a notice when a reply says that the time of the running section was extended. */
export function useExtensionNotice({ attempt, seconds_left, granted_seconds }: SectionProgress): void {
  // A stored reply of before has neither.
  const now = { attempt, left: seconds_left ?? null, granted: granted_seconds ?? 0 };
  const latest = useRef(now);
  useEffect(() => {
    const before = latest.current;
    latest.current = { attempt, left: now.left, granted: now.granted };
    if (before.attempt !== attempt || before.left === null || now.left === null) return;
    if (now.granted > before.granted) showAlert('success', extensionText(now.left), { subject: endOfTimeSubject });
  }, [attempt, now.left, now.granted]);
}
