import { type ReactNode, type Ref, useCallback, useEffect, useRef } from 'react';
import { Toast, type ToastKind } from '../toast/toast.tsx';
import css from './alerts.module.css';

/** Milliseconds that an alert stays (1§9). */
const stays = 5000;

type TimedToastProps = {
  kind: ToastKind;
  /** Fires an event of this name when the same alert comes again: its time starts anew. */
  repeats: EventTarget;
  name: string;
  onEnd: () => void;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** A toast that goes by itself, or when it is pressed; hovered or focused, it waits. */
export function TimedToast({ kind, repeats, name, onEnd, children, ref }: TimedToastProps) {
  const timer = useRef(0);
  const end = useRef(onEnd);
  end.current = onEnd;

  const stop = useCallback(() => clearTimeout(timer.current), []);
  const start = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => end.current(), stays);
  }, []);
  useEffect(() => {
    start();
    repeats.addEventListener(name, start);
    return () => {
      stop();
      repeats.removeEventListener(name, start);
    };
  }, [repeats, name, start, stop]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but waiting; the toast is the button
    <div ref={ref} className={css.timed} onPointerEnter={stop} onPointerLeave={start} onFocus={stop} onBlur={start}>
      <Toast kind={kind} onDismiss={onEnd}>
        {children}
      </Toast>
    </div>
  );
}
