import { type SectionClaim as ClaimHandle, claimSection } from '@fourfold/core/browser/lazy/section-claim';
import type { TestSection } from '@fourfold/core/client/outbox/test-action';
import { useEffect, useRef, useState } from 'react';

type SectionClaim = {
  /** null until it is known. */
  isClaimed: boolean | null;
  takeOver(): void;
};

/** Claims the section for this tab, so that only one tab can change it; `isNeeded` while it can be worked on. */
export function useSectionClaim(
  account: string,
  { exam, section, real }: TestSection,
  isNeeded: boolean,
): SectionClaim {
  const [isClaimed, setIsClaimed] = useState<boolean | null>(null);
  const claimRef = useRef<ClaimHandle>(null);
  const name = `fourfold-test ${[account, exam, section, real].join(' ')}`;
  useEffect(() => {
    if (!isNeeded) return;
    const newClaim = claimSection(name, setIsClaimed);
    claimRef.current = newClaim;
    return () => {
      newClaim.stop();
      setIsClaimed(null);
    };
  }, [name, isNeeded]);
  return { isClaimed, takeOver: () => claimRef.current?.take() };
}
