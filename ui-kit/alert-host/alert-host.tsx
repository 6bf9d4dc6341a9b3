import { type CustomContentProps, type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { hostAlerts } from '../alerts/alert-queue.ts';
import { keepOnTop } from '../keep-on-top/keep-on-top.ts';
import type { ToastAction, ToastKind } from '../toast/toast.tsx';
import css from './alert-host.module.css';
import { Still } from './still.tsx';
import { TimedToast } from './timed-toast.tsx';
import { onUndoKeys } from './undo-keys.ts';

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
/** What the alerts that offer something offer, by their keys, the newest last. */
const offers = new Map<SnackbarKey, ToastAction>();
let made = 0;

function Shower() {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () =>
      hostAlerts(({ kind, message, action }) => {
        const name = nameOf(kind, message);
        if (!action && inView.has(name)) return void repeats.dispatchEvent(new Event(name));
        const key = action ? `${name} ${++made}` : undefined;
        if (key && action) offers.set(key, action);
        else inView.add(name);
        // Not notistack's own check for duplicates: it would swallow one that comes while another is leaving.
        const onClose = () => (key ? offers.delete(key) : inView.delete(name));
        const show = () => enqueueSnackbar(message, { variant: kind, persist: true, onClose, ...(key && { key }) });
        // What it is about is painted first: a verdict does not wait for its own alert (bench:paint).
        requestAnimationFrame(() => setTimeout(show));
      }),
    [enqueueSnackbar],
  );
  useEffect(
    () =>
      onUndoKeys(() => {
        const [key, newest] = [...offers].at(-1) ?? [];
        if (key === undefined || !newest) return false;
        closeSnackbar(key);
        newest.onAct();
        return true;
      }),
    [closeSnackbar],
  );
  return null;
}

function Content({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const kind = variant as ToastKind;
  const action = offers.get(id);
  return (
    <TimedToast
      ref={ref}
      kind={kind}
      action={action}
      repeats={repeats}
      name={nameOf(kind, message)}
      onEnd={() => closeSnackbar(id)}
    >
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
