import { formatDateTime } from '@fourfold/core/day/format-day';
import { Button } from '@fourfold/ui-kit/button';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import css from './whole-form.module.css';

type WholeForm = {
  /** The label of its save button. */
  submit: string;
  isDirty: () => boolean;
  /** Deletes the drafts of the form. */
  discard: () => void;
  /** Saves all of it. Returns the names of the parts that are not saved. */
  save: () => Promise<readonly string[]>;
  /** Called when the form closes: after a save, or after a cancel. */
  onClose: (saved: boolean) => void;
  /** The form can be submitted unchanged: a new record may be empty. */
  canSubmitUnchanged?: boolean | undefined;
};

/**
 * The behaviour of a question's form: Ctrl or Cmd with Enter saves all of it, Escape cancels, and cancelling with changes
 * asks first. Returns the form's parts; the caller renders them.
 */
export function useWholeForm({ submit, isDirty, discard, save, onClose, canSubmitUnchanged }: WholeForm) {
  const isSaving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);

  const close = (saved: boolean) => {
    discard();
    onClose(saved);
  };
  const cancel = () => (isDirty() ? setIsAsking(true) : close(false));
  const submitForm = async () => {
    if (isSaving.current) return;
    if (!isDirty() && !canSubmitUnchanged) return close(false);
    isSaving.current = true;
    setBusy(true);
    setUnsaved([]);
    const left = await save();
    isSaving.current = false;
    setBusy(false);
    setUnsaved(left);
    if (left.length === 0) onClose(true);
  };
  const props = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // A key in a dialog of the form is the dialog's, wherever that is rendered. The form may be in a dialog itself.
      const { target, currentTarget } = event;
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (target.closest('dialog') !== currentTarget.closest('dialog')) return;
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        void submitForm();
      }
      if (event.key === 'Escape') {
        event.preventDefault();
        cancel();
      }
    },
  };
  const acts: ReactNode = (
    <div className={css.acts}>
      <Button kind="primary" busy={busy} title={`${submit}, Ctrl Enter`} onClick={() => void submitForm()}>
        {submit}
      </Button>
      <Button kind="quiet" onClick={cancel}>
        Cancel
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title="Are you sure you want to discard your changes?"
          onAnswer={(agreed) => {
            setIsAsking(false);
            if (agreed) close(false);
          }}
        />
      )}
    </div>
  );
  const failure: ReactNode = (
    <p role="alert" className={css.failure}>
      {unsaved.length > 0 && unsavedText(unsaved)}
    </p>
  );
  return { props, acts, failure };
}

function unsavedText(names: readonly string[]): string {
  const [last, ...before] = names.toReversed();
  const all = before.length > 0 ? `${before.reverse().join(', ')} and ${last}` : last;
  return `Not saved yet: ${all}. It stays here as a draft; save again to go on from there.`;
}

type DraftNotesProps = { restored: { at: Date } | null; others: readonly string[] };

/** Notes that the shown draft is not saved yet, and that other authors are editing here. */
export function DraftNotes({ restored, others }: DraftNotesProps) {
  return (
    <div role="status">
      {restored && (
        <p className={css.note}>
          Your draft of {formatDateTime(restored.at, new Date())} is here again. It is not saved yet.
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
