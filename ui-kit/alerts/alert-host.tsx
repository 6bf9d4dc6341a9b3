import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import type { ToastKind } from '../toast/toast.tsx';
import { hostAlerts } from './alert-queue.ts';
import css from './alerts.module.css';
import { keepOnTop } from './keep-on-top.ts';
import { Still } from './still.tsx';
import { TimedToast } from './timed-toast.tsx';

const kinds = { error: Content, success: Content, warning: Content } satisfies Record<ToastKind, unknown>;

/** Draws alerts: at most three at a time, an identical one never beside itself. */
export function AlertHost() {
  const [root] = useState(liveRegion);
  useEffect(() => keepOnTop(root), [root]);
  return (
    <SnackbarProvider
      domRoot={root}
      Components={kinds}
      TransitionComponent={Still}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      classes={{ containerRoot: css.container ?? '' }}
      maxSnack={3}
    >
      <Shower />
    </SnackbarProvider>
  );
}

/** The alerts in view by kind and words; one that comes again gets its whole time anew. */
const inView = new Set<string>();
const repeats = new EventTarget();

function Shower() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(
    () =>
      hostAlerts(({ kind, message }) => {
        const name = nameOf(kind, message);
        if (inView.has(name)) return void repeats.dispatchEvent(new Event(name));
        inView.add(name);
        // Not notistack's own check for duplicates: it would swallow one that comes while another is leaving.
        const show = () =>
          enqueueSnackbar(message, { variant: kind, persist: true, onClose: () => inView.delete(name) });
        // What it is about is painted first: a verdict does not wait for its own alert (bench:paint).
        requestAnimationFrame(() => setTimeout(show));
      }),
    [enqueueSnackbar],
  );
  return null;
}

function Content({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const kind = variant as ToastKind;
  return (
    <TimedToast ref={ref} kind={kind} repeats={repeats} name={nameOf(kind, message)} onEnd={() => closeSnackbar(id)}>
      {message}
    </TimedToast>
  );
}

function nameOf(kind: ToastKind, message: ReactNode): string {
  return `${kind} ${message}`;
}

/** A live region speaks of what comes into it, so it is there before the first alert. */
function liveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = css.host ?? '';
  region.popover = 'manual';
  region.setAttribute('aria-live', 'polite');
  return region;
}
