import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Field } from '@fourfold/ui-kit/field';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { queryOf } from '../../../data/query-of.ts';
import { type Assignable, assignableCall, keyOf, mostResults } from './assignable.ts';
import css from './chooser.module.css';
import { useSettled } from './use-settled.ts';

type ChooserProps = {
  title: string;
  chosen: Assignable | null;
  onChoose: (chosen: Assignable | null) => void;
  onNext: (chosen: Assignable) => void;
  onClose: () => void;
};

/** Milliseconds after the last letter that the server is asked. */
const pause = 250;

/** What to assign: found by a part of its title, told apart by where it stands. */
export function Chooser({ title, chosen, onChoose, onNext, onClose }: ChooserProps) {
  const id = useId();
  const [text, setText] = useState(chosen?.title ?? '');
  const search = useSettled(text.trim(), pause);
  const isAsked = search !== '';
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(assignableCall(search)),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const found = isAsked ? data?.data : undefined;

  function next(event: FormEvent) {
    event.preventDefault();
    if (chosen) onNext(chosen);
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" kind="primary" form={id} disabled={chosen === null}>
            Choose due date
          </Button>
        </>
      }
    >
      <form id={id} className={css.chooser} onSubmit={next} noValidate>
        <Field
          label="Sequence or problem set"
          type="search"
          note="Type a part of its title."
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChoose(null);
          }}
        />
        <div className={css.found} aria-busy={isPlaceholderData || undefined}>
          {isAsked && !found && !isError && <Skeleton bars={[70, 60, 80]} label="Searching" />}
          {isError && !found && (
            <ErrorPanel title="The search failed." onRetry={() => void refetch()} busy={isFetching} />
          )}
          {found && found.length > 0 && (
            <fieldset>
              <legend className="vh">What was found</legend>
              {found.map((one) => (
                <Row key={keyOf(one)} group={id} one={one} chosen={chosen} onChoose={onChoose} />
              ))}
            </fieldset>
          )}
        </div>
        <p className="small" role="status">
          {found && !isPlaceholderData && countWords(found.length)}
        </p>
      </form>
    </Dialog>
  );
}

type RowProps = Pick<ChooserProps, 'chosen' | 'onChoose'> & { group: string; one: Assignable };

function Row({ group, one, chosen, onChoose }: RowProps) {
  const what = one.reference_type === 'sequence' ? 'Sequence' : 'Problem set';
  return (
    <label className={css.row}>
      <input
        type="radio"
        name={group}
        checked={chosen !== null && keyOf(chosen) === keyOf(one)}
        onChange={() => onChoose(one)}
      />
      <span>
        <span className={css.title}>{one.title}</span>
        <span className={css.place}>{[what, ...one.path].join(' · ')}</span>
      </span>
    </label>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No Record Found';
  if (count >= mostResults) return `The first ${mostResults}. Type more of the title to find others.`;
  return count === 1 ? '1 found' : `${count} found`;
}
