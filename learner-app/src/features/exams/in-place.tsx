import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** What takes a section's place for a while: it gets the focus, and gives it back when it goes. */
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
