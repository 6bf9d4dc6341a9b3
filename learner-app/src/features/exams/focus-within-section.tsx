import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Replaces a section's content for a while: focuses its first button, and restores the focus when it is removed. */
export function FocusWithinSection({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    container.current?.querySelector<HTMLElement>('li button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return <div ref={container}>{children}</div>;
}
