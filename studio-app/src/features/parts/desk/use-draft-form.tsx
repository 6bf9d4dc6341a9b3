import { formatDateTime } from '@fourfold/core/day/format-day';
import { Button } from '@fourfold/ui-kit/button';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { DraftFields, FormDraft } from '../drafts/use-draft.ts';
import css from './draft-form.module.css';

type DraftForm<T extends DraftFields> = {
  draft: FormDraft<T>;
  /** The label of its submit button. */
  submit: string;
  /** Returns whether it was saved. */
  save: () => Promise<boolean>;
  /** Called when the form closes: after a save, or after a cancel. */
  onClose: (saved: boolean) => void;
  /** The form is in a card whose own form is open; only one visible button is primary. */
  isSecondary?: boolean | undefined;
  /** The form can be submitted unchanged: a new record may be empty. */
  canSubmitUnchanged?: boolean | undefined;
};

/**
 * The behaviour of every form of the desk: Ctrl or Cmd with Enter saves, Escape cancels, and
 * cancelling with changes asks first. Returns the form's parts; the caller renders them.
 */
export function useDraftForm<T extends DraftFields>({
  draft,
  submit,
  save,
  onClose,
  isSecondary,
  canSubmitUnchanged,
}: DraftForm<T>) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const close = (saved: boolean) => {
    draft.discard();
    onClose(saved);
  };
  const cancel = () => (draft.dirty ? setIsAsking(true) : close(false));
  const submitForm = async () => {
    if (busy) return;
    if (!draft.dirty && !canSubmitUnchanged) return close(false);
    setBusy(true);
    const saved = await save();
    setBusy(false);
    if (saved) close(true);
  };
  const props = {
    id,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      void submitForm();
    },
    onKeyDown(event: KeyboardEvent) {
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
      <Button
        kind={isSecondary ? 'plain' : 'primary'}
        type="submit"
        form={id}
        busy={busy}
        title={`${submit}, Ctrl Enter`}
      >
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
  return { props, acts, notes: <DraftNotes draft={draft} /> };
}

/** Notes that the shown draft is not saved yet, and that other authors are editing here. */
function DraftNotes<T extends DraftFields>({ draft: { restored, others } }: { draft: FormDraft<T> }) {
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
