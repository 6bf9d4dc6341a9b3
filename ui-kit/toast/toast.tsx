import type { ReactNode, Ref } from 'react';
import { AlertIcon, CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './toast.module.css';

/** The three kinds of alert (NAV-005). */
export type ToastKind = 'error' | 'success' | 'warning';

/** An action that the alert offers, such as "Undo". */
export type ToastAction = { label: string; onAct: () => void };

export type ToastProps = {
  /** Its colour and icon; errors are announced at once. */
  kind: ToastKind;
  /** A click anywhere on the alert dismisses it (NAV-007). */
  onDismiss: () => void;
  /** A second button, such as Undo, that also dismisses the alert. */
  action?: ToastAction | undefined;
  /** Keyboard shortcut of the action, shown in its title. */
  keys?: string | undefined;
  /** One sentence. */
  children: ReactNode;
  /** The element of the alert. */
  ref?: Ref<HTMLDivElement>;
};

const icons = { error: CrossIcon, success: CheckIcon, warning: AlertIcon } satisfies Record<ToastKind, unknown>;

/** One alert, announced to screen readers. Its owner decides when it disappears. */
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
