import {
  type CustomContentProps,
  type SnackbarKey,
  SnackbarProvider,
  type TransitionProps,
  useSnackbar,
} from 'notistack';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { type Alert, alertAreaAttribute, hostAlerts } from '../alerts/alert-queue.ts';
import { keepOnTop } from '../keep-on-top/keep-on-top.ts';
import type { ToastKind } from '../toast/toast.tsx';
import css from './alert-host.module.css';
import {
  alertName,
  findIdentical,
  keysOfSubject,
  newestWithAction,
  newKey,
  repeats,
  shownAlerts,
} from './shown-alerts.ts';
import { TimedToast } from './timed-toast.tsx';
import { onUndoKeys } from './undo-keys.ts';

const contentByKind = { error: Content, success: Content, warning: Content } satisfies Record<ToastKind, unknown>;

/**
 * Renders alerts in one stack: at most three, never two identical ones. The stack is inside the
 * page's alert area if there is one and no dialog covers it.
 */
export function AlertHost() {
  const [root] = useState(liveRegion);
  useEffect(() => keepOnTop(root, { areaSelector: `[${alertAreaAttribute}]` }), [root]);
  return (
    <SnackbarProvider
      domRoot={root}
      Components={contentByKind}
      TransitionComponent={NoTransition}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      classes={{ containerRoot: css.container ?? '' }}
      maxSnack={3}
    >
      <AlertQueueConsumer />
    </SnackbarProvider>
  );
}

function AlertQueueConsumer() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(() => {
    const close = (key: SnackbarKey) => {
      shownAlerts.delete(key);
      closeSnackbar(key);
    };
    const show = (alert: Alert) => {
      const { kind, message, subject } = alert;
      const identical = findIdentical(alert);
      for (const key of subject ? keysOfSubject(subject) : []) if (shownAlerts.get(key) !== identical) close(key);
      if (identical) {
        identical.subject = subject;
        return void repeats.dispatchEvent(new Event(alertName(alert)));
      }
      const key = newKey();
      shownAlerts.set(key, alert);
      // Delayed by a frame, so that a verdict is painted before its alert (bench:paint).
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!shownAlerts.has(key)) return;
          enqueueSnackbar(message, { variant: kind, persist: true, key, onClose: () => shownAlerts.delete(key) });
        }),
      );
    };
    const end = (subject: string) => keysOfSubject(subject).forEach(close);
    const stops = [
      hostAlerts({ show, end }),
      onUndoKeys(() => {
        const key = newestWithAction();
        if (key === undefined) return false;
        const { action } = shownAlerts.get(key) ?? {};
        close(key);
        action?.onAct();
        return true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [enqueueSnackbar, closeSnackbar]);
  return null;
}

function Content({ id, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  // State, because notistack renders the alert once more after it was removed from the map.
  const [alert] = useState(() => shownAlerts.get(id));
  if (!alert) return null;
  const { kind, message, action } = alert;
  return (
    <TimedToast
      ref={ref}
      kind={kind}
      action={action}
      repeats={repeats}
      name={alertName(alert)}
      onEnd={() => closeSnackbar(id)}
    >
      {message}
    </TimedToast>
  );
}

/** A notistack transition without motion. */
function NoTransition({ in: shown, children, onEntered, onExited }: TransitionProps & { children: ReactNode }) {
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

/** Created before the first alert: a live region announces only what is added to it. */
function liveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = css.host ?? '';
  region.setAttribute('aria-live', 'polite');
  return region;
}
