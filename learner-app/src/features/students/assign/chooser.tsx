import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { type FormEvent, useId, useState } from 'react';
import type { Assignable } from './assignable.ts';
import css from './chooser.module.css';
import { Found } from './found.tsx';
import { InTopic } from './in-topic.tsx';
import { useSettled } from './use-settled.ts';

type ChooserProps = {
  title: string;
  chosen: Assignable | null;
  onChoose: (chosen: Assignable | null) => void;
  onNext: (chosen: Assignable) => void;
  onClose: () => void;
};

/** Milliseconds between the last keystroke and the search. */
const pause = 250;

/** Dialog to choose what to assign: by a search of titles, or by topic. */
export function Chooser({ title, chosen, onChoose, onNext, onClose }: ChooserProps) {
  const id = useId();
  const [text, setText] = useState(chosen?.title ?? '');
  const search = useSettled(text.trim(), pause);

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
          note="Type a part of its title, or look through a topic."
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChoose(null);
          }}
        />
        {search === '' ? (
          <InTopic {...{ chosen, onChoose }} />
        ) : (
          <Found query={{ search }} label="What was found" {...{ chosen, onChoose }} />
        )}
      </form>
    </Dialog>
  );
}
