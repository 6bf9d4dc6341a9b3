import { momentWords } from '@fourfold/core/day/words';
import { Button } from '@fourfold/ui-kit/button';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { DraftOf, Fields } from '../drafts/use-draft.ts';
import css from './draft-form.module.css';

type DraftForm<T extends Fields> = {
  draft: DraftOf<T>;
  /** The label of its submit button. */
  submit: string;
  /** Returns whether it was saved. */
  save: () => Promise<boolean>;
  /** Called when the form closes: after a save, or after a cancel. */
  onClose: (saved: boolean) => void;
  /** The form is in a card whose own form is open; only one visible button is primary. */
  minor?: boolean | undefined;
  /** The form can be submitted unchanged: a new record may be empty. */
  always?: boolean | undefined;
};

/**
 * The behaviour of every form of the desk: Ctrl or Cmd with Enter saves, Escape cancels, and
 * cancelling with changes asks first. Returns the form's parts; the caller renders them.
 */
export function useDraftForm<T extends Fields>({ draft, submit, save, onClose, minor, always }: DraftForm<T>) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  const end = (saved: boolean) => {
    draft.discard();
    onClose(saved);
  };
  const leave = () => (draft.dirty ? setAsking(true) : end(false));
  const send = async () => {
    if (busy) return;
    if (!draft.dirty && !always) return end(false);
    setBusy(true);
    const saved = await save();
    setBusy(false);
    if (saved) end(true);
  };
  const props = {
    id,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void send();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        void send();
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        leave();
      }
    },
  };
  const acts: ReactNode = (
    <div className={css.acts}>
      <Button kind={minor ? 'plain' : 'primary'} type="submit" form={id} busy={busy} title={`${submit}, Ctrl Enter`}>
        {submit}
      </Button>
      <Button kind="quiet" onClick={leave}>
        Cancel
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title="Are you sure you want to discard your changes?"
          onAnswer={(agreed) => {
            setAsking(false);
            if (agreed) end(false);
          }}
        />
      )}
    </div>
  );
  return { props, acts, notes: <DraftNotes draft={draft} /> };
}

/** Notes that the shown draft is not saved yet, and that other authors are editing here. */
function DraftNotes<T extends Fields>({ draft: { restored, others } }: { draft: DraftOf<T> }) {
  return (
    <div role="status">
      {restored && (
        <p className={css.note}>
          Your draft of {momentWords(restored.at, new Date())} is here again. It is not saved yet.
        </p>
      )}
      {others.length > 0 && (
        <p className={css.note}>
          {others.join(', ')} {others.length === 1 ? 'is' : 'are'} writing here too.
        </p>
      )}
    </div>
  );
}
