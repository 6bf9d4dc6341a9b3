import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Progress } from '@fourfold/ui-kit/progress';
import { type ReactNode, useState } from 'react';
import css from './create-copies-dialog.module.css';
import type { PortionResult } from './create-in-portions.ts';
import { type CopyRequest, useCreateCopies } from './use-create-copies.ts';

type CreateCopiesDialogProps<T extends { id: string }, Made> = {
  title: string;
  /** Label of the button that creates the copies. */
  submitLabel: string;
  /** The chosen records, in the order of the copies. */
  chosen: readonly T[];
  nameOf: (record: T) => string;
  /** Checks the records before anything is sent; shows an error and returns false if they cannot be added. */
  canAdd?: ((records: readonly T[]) => boolean) | undefined;
  send: (portion: readonly CopyRequest<T>[]) => Promise<readonly Made[]>;
  /** Each call creates one copy only. */
  single?: boolean | undefined;
  /** Called with the created copies, also after a partial failure. */
  onCreated: (made: readonly Made[]) => void;
  /** Called with the records that were not copied; they stay chosen. */
  onRemaining: (left: readonly T[]) => void;
  onClose: () => void;
  /** At the left of the standard buttons. */
  extraButton?: ReactNode;
  /** The content, in which records are chosen. */
  children: (busy: boolean) => ReactNode;
};

/** A dialog in which records are chosen and copied, with a progress bar and the result. */
export function CreateCopiesDialog<T extends { id: string }, Made>(props: CreateCopiesDialogProps<T, Made>) {
  const { title, submitLabel, chosen, nameOf, canAdd = () => true, send, single, extraButton, children } = props;
  const { onCreated, onRemaining, onClose } = props;
  const [result, setResult] = useState<PortionResult<CopyRequest<T>, Made> | null>(null);
  const { progress, create, stop } = useCreateCopies<T, Made>(send, single);
  const busy = progress !== null;
  const close = busy ? stop : onClose;

  async function submit() {
    if (!canAdd(chosen)) return;
    setResult(null);
    const created = await create(chosen);
    if (created.made.length > 0) onCreated(created.made);
    const remaining = [...created.left, ...created.refused.map(({ one }) => one)].map(({ of }) => of);
    if (remaining.length === 0) return onClose();
    setResult(created);
    onRemaining(remaining);
  }

  return (
    <Dialog
      title={title}
      full
      onClose={close}
      actions={
        <>
          {extraButton}
          <Button kind="quiet" onClick={close}>
            {busy ? 'Stop' : 'Cancel'}
          </Button>
          <Button kind="primary" disabled={chosen.length === 0} busy={busy} onClick={submit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {progress && (
        <div className={css.progress}>
          <Progress
            label={title}
            percent={(100 * progress.settled) / progress.total}
            text={`${progress.settled} of ${progress.total}`}
          />
        </div>
      )}
      {result && <PartialFailure created={result} nameOf={({ of }) => nameOf(of)} />}
      {children(busy)}
    </Dialog>
  );
}

type PartialFailureProps<T, Made> = { created: PortionResult<T, Made>; nameOf: (one: T) => string };

/** The result after a partial failure: the records that were not copied are still selected, for a retry. */
function PartialFailure<T extends { id: string }, Made>({ created, nameOf }: PartialFailureProps<T, Made>) {
  const { made, refused, left, reason } = created;
  const total = made.length + refused.length + left.length;
  const restText =
    reason === null ? 'The rest is still selected.' : `The rest was not, and is still selected: ${reason}`;
  return (
    <div className={css.after} role="alert">
      <p>{`${made.length} of ${total} created. ${restText}`}</p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ one, reason }) => (
            <li key={one.id}>
              <b>{nameOf(one)}</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
