import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export type ConfirmDialogProps = {
  /** The exact question. */
  title: ReactNode;
  /** The consequences of "OK", if they help to decide. */
  children?: ReactNode;
  /** OK destroys something, and is red. */
  danger?: boolean;
  /** The action runs: OK ignores clicks. */
  busy?: boolean;
  /** Focuses OK instead of Cancel; for questions where OK changes nothing. */
  okFirst?: boolean | undefined;
  /** True for "OK"; false for "Cancel", Escape and a click on the backdrop (Q20). */
  onAnswer: (agreed: boolean) => void;
};

/** A dialog with one question, "OK" and "Cancel". */
export function ConfirmDialog({ title, children, danger, busy, okFirst, onAnswer }: ConfirmDialogProps) {
  const decline = () => onAnswer(false);
  const ok = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (okFirst) ok.current?.focus();
  }, [okFirst]);
  return (
    <Dialog
      title={title}
      onClose={decline}
      actions={
        <>
          <Button kind="quiet" onClick={decline}>
            Cancel
          </Button>
          <Button ref={ok} kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => onAnswer(true)}>
            OK
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
