import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Replaces a section's content for a while: focuses its first button, and restores the focus when
 * it is removed.
 */
export function InPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    place.current?.querySelector<HTMLElement>('li button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
