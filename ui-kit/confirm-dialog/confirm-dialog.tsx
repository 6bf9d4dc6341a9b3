import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export type ConfirmDialogProps = {
  /** The question, word for word. */
  title: ReactNode;
  /** What follows from "OK", where it helps to decide. */
  children?: ReactNode;
  danger?: boolean;
  busy?: boolean;
  /** OK has the focus: where it is the answer that costs nothing. */
  okFirst?: boolean | undefined;
  /** true for "OK"; "Cancel", Escape and the shade decline (Q20). */
  onAnswer: (agreed: boolean) => void;
};

/** One question with "OK" and "Cancel". */
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
