import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Empty } from '@fourfold/ui-kit/empty';
import { Progress } from '@fourfold/ui-kit/progress';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type ReactNode, useState } from 'react';
import type { Created } from './create-in-portions.ts';
import { type Pick, PickList } from './pick-list.tsx';
import css from './picking.module.css';
import { type Copying, useCreating } from './use-creating.ts';

type PickingProps<T extends { id: string }, Made> = {
  title: string;
  /** Names the list. */
  label: string;
  /** The button that makes them. */
  add: string;
  records: readonly T[];
  /** The records are known. */
  ready: boolean;
  pickOf: (record: T) => Pick;
  empty: { title: string; text: string };
  /** Why some of them cannot be chosen. */
  note?: string | null | undefined;
  /** Left of the buttons that every picker has. */
  other?: ReactNode;
  /** Says why those cannot be made, where it knows before anything is sent. */
  mayAdd?: (records: readonly T[]) => boolean;
  send: (portion: readonly Copying<T>[]) => Promise<readonly Made[]>;
  /** What is there now, also where the rest could not be made. */
  onMade: (made: readonly Made[]) => void;
  onClose: () => void;
};

/** Chooses records of the bucket and makes one after each, with its progress where that takes a while. */
export function Picking<T extends { id: string }, Made>(props: PickingProps<T, Made>) {
  const { title, label, add, records, ready, pickOf, empty, note, other, mayAdd = () => true } = props;
  const { send, onMade, onClose } = props;
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [after, setAfter] = useState<Created<Copying<T>, Made> | null>(null);
  const { progress, create, stop } = useCreating<T, Made>(send);
  const wanted = records.filter(({ id }) => chosen.has(id));

  async function make() {
    if (!mayAdd(wanted)) return;
    setAfter(null);
    const created = await create(wanted);
    const open = [...created.left, ...created.refused.map(({ one }) => one)];
    if (created.made.length > 0) onMade(created.made);
    if (open.length === 0) return onClose();
    setAfter(created);
    choose(new Set(open.map(({ of }) => of.id)));
  }

  return (
    <Dialog
      title={title}
      full
      onClose={progress ? stop : onClose}
      actions={
        <>
          {other}
          <Button kind="quiet" onClick={progress ? stop : onClose}>
            {progress ? 'Stop' : 'Cancel'}
          </Button>
          <Button kind="primary" disabled={wanted.length === 0} busy={progress !== null} onClick={make}>
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
      {after && <After created={after} nameOf={({ of }) => pickOf(of).name} />}
      {!ready && <Skeleton bars={[60, 72, 54]} />}
      {ready && records.length === 0 && <Empty title={empty.title}>{empty.text}</Empty>}
      {records.length > 0 && (
        <PickList
          label={label}
          picks={records.map(pickOf)}
          chosen={chosen}
          onChange={choose}
          note={note ?? undefined}
          disabled={progress !== null}
        />
      )}
    </Dialog>
  );
}

type AfterProps<T, Made> = { created: Created<T, Made>; nameOf: (one: T) => string };

/** What became of those that were not made; they are still selected, so that they can be tried again. */
function After<T, Made>({ created: { made, refused, left, why }, nameOf }: AfterProps<T, Made>) {
  const of = made.length + refused.length + left.length;
  return (
    <div className={css.after} role="alert">
      <p>
        {`${made.length} of ${of} created.`} {why !== null && `The rest was not: ${why}`}
        {why === null && 'The others are still selected.'}
      </p>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ one, why: reason }) => (
            <li key={nameOf(one) + reason}>
              <b>{nameOf(one)}</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
