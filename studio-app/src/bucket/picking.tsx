import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Progress } from '@fourfold/ui-kit/progress';
import { type ReactNode, useState } from 'react';
import type { Created } from './create-in-portions.ts';
import css from './picking.module.css';
import { type Copying, useCreating } from './use-creating.ts';

type PickingProps<T extends { id: string }, Made> = {
  title: string;
  /** Label of the button that creates the copies. */
  add: string;
  /** The chosen records, in the order of the copies. */
  wanted: readonly T[];
  nameOf: (record: T) => string;
  /**
   * Checks the records before anything is sent; shows an error and returns false if they cannot be
   * added.
   */
  mayAdd?: ((records: readonly T[]) => boolean) | undefined;
  send: (portion: readonly Copying<T>[]) => Promise<readonly Made[]>;
  /** Each call creates one copy only. */
  single?: boolean | undefined;
  /** Called with the created copies, also after a partial failure. */
  onMade: (made: readonly Made[]) => void;
  /** Called with the records that were not copied; they stay chosen. */
  onLeft: (left: readonly T[]) => void;
  onClose: () => void;
  /** At the left of the standard buttons. */
  other?: ReactNode;
  /** The content, in which records are chosen. */
  children: (busy: boolean) => ReactNode;
};

/** A dialog in which records are chosen and copied, with a progress bar and the result. */
export function Picking<T extends { id: string }, Made>(props: PickingProps<T, Made>) {
  const { title, add, wanted, nameOf, mayAdd = () => true, send, single, other, children } = props;
  const { onMade, onLeft, onClose } = props;
  const [after, setAfter] = useState<Created<Copying<T>, Made> | null>(null);
  const { progress, create, stop } = useCreating<T, Made>(send, single);
  const busy = progress !== null;
  const leave = busy ? stop : onClose;

  async function make() {
    if (!mayAdd(wanted)) return;
    setAfter(null);
    const created = await create(wanted);
    if (created.made.length > 0) onMade(created.made);
    const left = [...created.left, ...created.refused.map(({ one }) => one)].map(({ of }) => of);
    if (left.length === 0) return onClose();
    setAfter(created);
    onLeft(left);
  }

  return (
    <Dialog
      title={title}
      full
      onClose={leave}
      actions={
        <>
          {other}
          <Button kind="quiet" onClick={leave}>
            {busy ? 'Stop' : 'Cancel'}
          </Button>
          <Button kind="primary" disabled={wanted.length === 0} busy={busy} onClick={make}>
            {add}
          </Button>
        </>
      }
    >
      {progress && (
        <div className={css.progress}>
          <Progress
            label={title}
            percent={(100 * progress.settled) / progress.of}
            words={`${progress.settled} of ${progress.of}`}
          />
        </div>
      )}
      {after && <After created={after} nameOf={({ of }) => nameOf(of)} />}
      {children(busy)}
    </Dialog>
  );
}

type AfterProps<T, Made> = { created: Created<T, Made>; nameOf: (one: T) => string };

/**
 * The result after a partial failure: the records that were not copied are still selected, for a
 * retry.
 */
function After<T extends { id: string }, Made>({ created, nameOf }: AfterProps<T, Made>) {
  const { made, refused, left, why } = created;
  const of = made.length + refused.length + left.length;
  const rest = why === null ? 'The rest is still selected.' : `The rest was not, and is still selected: ${why}`;
  return (
    <div className={css.after} role="alert">
      <p>{`${made.length} of ${of} created. ${rest}`}</p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ one, why: reason }) => (
            <li key={one.id}>
              <b>{nameOf(one)}</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
