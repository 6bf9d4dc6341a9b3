import type { ReactNode, Ref } from 'react';
import { AlertIcon, CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './toast.module.css';

/** The three kinds of alert (1§2.4). */
export type ToastKind = 'error' | 'success' | 'warning';

export type ToastProps = {
  kind: ToastKind;
  /** Pressing it, anywhere, dismisses it. */
  onDismiss: () => void;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

const icons = { error: CrossIcon, success: CheckIcon, warning: AlertIcon } satisfies Record<ToastKind, unknown>;

/** One alert, announced. When it goes is its owner's affair. */
export function Toast({ kind, onDismiss, children, ref }: ToastProps) {
  const Icon = icons[kind];
  return (
    <div ref={ref} role={kind === 'error' ? 'alert' : 'status'}>
      <button type="button" className={css.toast} data-kind={kind} title="Dismiss" onClick={onDismiss}>
        <Icon weight={2} />
        <span>{children}</span>
      </button>
    </div>
  );
}
