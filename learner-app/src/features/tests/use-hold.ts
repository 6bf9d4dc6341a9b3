import { holdSection, type SectionHold } from '@fourfold/core/browser/late/section-hold';
import type { TestSection } from '@fourfold/core/client/outbox/test-deed';
import { useEffect, useRef, useState } from 'react';

type Held = {
  /** null until it is known. */
  held: boolean | null;
  take(): void;
};

/**
 * Claims the section for this tab, so that only one tab can change it; `isNeeded` while it can be
 * worked on.
 */
export function useHold(account: string, { exam, section, real }: TestSection, wanted: boolean): Held {
  const [held, setHeld] = useState<boolean | null>(null);
  const hold = useRef<SectionHold>(null);
  const name = `fourfold-test ${[account, exam, section, real].join(' ')}`;
  useEffect(() => {
    if (!wanted) return;
    const own = holdSection(name, setHeld);
    hold.current = own;
    return () => {
      own.stop();
      setHeld(null);
    };
  }, [name, wanted]);
  return { held, take: () => hold.current?.take() };
}
