import type { TransitionProps } from 'notistack';
import { type ReactNode, useEffect, useRef } from 'react';

/** A notistack transition without motion. */
export function Still({ in: shown, children, onEntered, onExited }: TransitionProps & { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  const told = useRef({ onEntered, onExited });
  told.current = { onEntered, onExited };
  useEffect(() => {
    if (!node.current) return;
    if (shown) told.current.onEntered?.(node.current, false);
    else told.current.onExited?.(node.current);
  }, [shown]);
  return <div ref={node}>{shown && children}</div>;
}
