import { type SectionEnd, secondsUntil, sectionEnd, sectionEndAfter } from '@fourfold/core/test-section/time-left';
import { useEffect, useMemo } from 'react';
import { loadedAt } from '../../data/query-client.ts';
import { readClock, storeClock } from './stored-clock.ts';
import type { OpenSection } from './use-section.ts';

/** Milliseconds between two times that are stored. */
const storeIntervalMs = 2000;

/** When the section ends, on this device's monotonic clock; null if its clock does not end it. */
export function useSectionEnd({ progress, receivedAt }: OpenSection): SectionEnd | null {
  // A stored reply of before has none.
  const secondsLeft = progress.seconds_left ?? null;
  const { exam, section, real_test: real, attempt } = progress;
  const name = [exam, section, real, attempt].join(' ');
  const end = useMemo((): SectionEnd | null => {
    if (secondsLeft === null) return null;
    const [calendar, now] = [Date.now(), performance.now()];
    if (receivedAt >= loadedAt) return sectionEnd(secondsLeft, now);
    return sectionEndAfter(readClock(name) ?? { secondsLeft, at: receivedAt }, { calendar, now });
  }, [secondsLeft, receivedAt, name]);
  useEffect(() => {
    if (!end) return;
    const store = () => storeClock(name, { secondsLeft: secondsUntil(end, performance.now()), at: Date.now() });
    store();
    const timer = setInterval(store, storeIntervalMs);
    addEventListener('pagehide', store);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', store);
    };
  }, [end, name]);
  return end;
}
