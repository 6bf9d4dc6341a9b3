import type { ReactNode, Ref } from 'react';
import { AlertIcon, CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './toast.module.css';

/** The three kinds of alert (1§2.4). */
export type ToastKind = 'error' | 'success' | 'warning';

/** What can still be done about it, in a word: "Undo". */
export type ToastAction = { label: string; onAct: () => void };

export type ToastProps = {
  kind: ToastKind;
  /** Pressing it, anywhere, dismisses it. */
  onDismiss: () => void;
  action?: ToastAction | undefined;
  /** What the action's title says beside its label: the keys that do the same. */
  keys?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

const icons = { error: CrossIcon, success: CheckIcon, warning: AlertIcon } satisfies Record<ToastKind, unknown>;

/** One alert, announced. When it goes is its owner's affair. */
export function Toast({ kind, onDismiss, action, keys, children, ref }: ToastProps) {
  const Icon = icons[kind];
  return (
    <div ref={ref} role={kind === 'error' ? 'alert' : 'status'} className={css.place} data-kind={kind}>
      <button type="button" className={css.toast} data-kind={kind} title="Dismiss" onClick={onDismiss}>
        <Icon weight={2} />
        <span>{children}</span>
      </button>
      {action && (
        <button
          type="button"
          className={css.action}
          title={keys && `${action.label}, ${keys}`}
          onClick={() => {
            action.onAct();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
