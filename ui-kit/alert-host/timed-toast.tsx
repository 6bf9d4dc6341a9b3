import { type FocusEvent, type ReactNode, type Ref, useCallback, useEffect, useRef } from 'react';
import { Toast, type ToastAction, type ToastKind } from '../toast/toast.tsx';
import css from './alert-host.module.css';
import { undoKeys } from './undo-keys.ts';

/** Milliseconds until an alert disappears (NAV-006). */
const defaultDuration = 5000;
/** Longer for an alert with an action (Q184). */
const actionDuration = 10_000;

type TimedToastProps = {
  kind: ToastKind;
  /** Fires an event of this name when the same alert is shown again, which restarts its time. */
  repeats: EventTarget;
  name: string;
  action?: ToastAction | undefined;
  onEnd: () => void;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** A toast that disappears after its time (NAV-006) or on click (NAV-007), but not while it is hovered or focused. */
export function TimedToast({ kind, repeats, name, action, onEnd, children, ref }: TimedToastProps) {
  const timer = useRef(0);
  const end = useRef(onEnd);
  end.current = onEnd;
  const time = action ? actionDuration : defaultDuration;
  /** The element that had the focus before; gets it back if the focused toast is dismissed. */
  const focusBefore = useRef<Element | null>(null);

  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => end.current(), time);
  }, [time]);
  useEffect(() => {
    start();
    repeats.addEventListener(name, start);
    return () => {
      stop();
      repeats.removeEventListener(name, start);
    };
  }, [repeats, name, start, stop]);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    stop();
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) focusBefore.current = relatedTarget;
  };
  const dismiss = () => {
    if (focusBefore.current instanceof HTMLElement && focusBefore.current.isConnected)
      focusBefore.current.focus({ preventScroll: true });
    onEnd();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer; the toast is the button
    <div ref={ref} className={css.timed} onPointerEnter={stop} onPointerLeave={start} onFocus={enter} onBlur={start}>
      <Toast kind={kind} action={action} keys={undoKeys} onDismiss={dismiss}>
        {children}
      </Toast>
    </div>
  );
}
