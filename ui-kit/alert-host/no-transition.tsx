import type { TransitionProps } from 'notistack';
import { type ReactNode, useEffect, useRef } from 'react';

/** A notistack transition without motion. */
export function NoTransition({ in: shown, children, onEntered, onExited }: TransitionProps & { children: ReactNode }) {
  const node = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onEntered, onExited });
  callbacks.current = { onEntered, onExited };
  useEffect(() => {
    if (!node.current) return;
    if (shown) callbacks.current.onEntered?.(node.current, false);
    else callbacks.current.onExited?.(node.current);
  }, [shown]);
  return <div ref={node}>{shown && children}</div>;
}
