import { type ReactNode, useEffect, useRef } from 'react';

/** What takes a section's place for a while: it gets the focus, and gives it back when it goes. */
export function InPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    place.current?.querySelector<HTMLElement>('li button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return <div ref={place}>{children}</div>;
}
