import { useDebounced } from '@fourfold/app-shell/use-debounced';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Field } from '@fourfold/ui-kit/field';
import { type FormEvent, useId, useState } from 'react';
import css from './assignable-chooser.module.css';
import { AssignableResults } from './assignable-results.tsx';
import type { AssignableWork } from './assignable-work.ts';
import { TopicBrowser } from './topic-browser.tsx';

type AssignableChooserProps = {
  title: string;
  chosen: AssignableWork | null;
  onChoose: (chosen: AssignableWork | null) => void;
  onNext: (chosen: AssignableWork) => void;
  onClose: () => void;
};

/** Milliseconds between the last keystroke and the search. */
const searchDelay = 250;

/** Dialog to choose what to assign: by a search of titles, or by topic. */
export function AssignableChooser({ title, chosen, onChoose, onNext, onClose }: AssignableChooserProps) {
  const id = useId();
  const [text, setText] = useState(chosen?.title ?? '');
  const search = useDebounced(text.trim(), searchDelay);

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
          <TopicBrowser {...{ chosen, onChoose }} />
        ) : (
          <AssignableResults query={{ search }} label="What was found" {...{ chosen, onChoose }} />
        )}
      </form>
    </Dialog>
  );
}
