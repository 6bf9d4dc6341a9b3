import { type SectionEnd, sectionEnd } from '@fourfold/core/test-section/time-left';
import { useMemo } from 'react';
import type { OpenSection } from './use-section.ts';

/** When the section ends, on this device's monotonic clock; null if its clock does not end it. */
export function useSectionEnd({ progress, receivedAt }: OpenSection): SectionEnd | null {
  // A stored reply of before has none.
  const secondsLeft = progress.seconds_left ?? null;
  return useMemo(
    () =>
      secondsLeft === null ? null : sectionEnd({ secondsLeft, age: Date.now() - receivedAt, now: performance.now() }),
    [secondsLeft, receivedAt],
  );
}
