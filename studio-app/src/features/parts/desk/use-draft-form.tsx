import type { DraftFields, FormDraft } from '../drafts/use-draft.ts';
import { DraftNotes, useWholeForm } from './form/use-whole-form.tsx';

type DraftForm<T extends DraftFields> = {
  draft: FormDraft<T>;
  /** The label of its save button. */
  submit: string;
  /** Returns whether it was saved. */
  save: () => Promise<boolean>;
  /** Called when the form closes: after a save, or after a cancel. */
  onClose: (saved: boolean) => void;
};

/** The behaviour of a question's form, for a form of one text. Its draft ends with the form. */
export function useDraftForm<T extends DraftFields>({ draft, submit, save, onClose }: DraftForm<T>) {
  const { props, acts } = useWholeForm({
    submit,
    isDirty: () => draft.dirty,
    discard: draft.discard,
    async save() {
      if (!(await save())) return [submit];
      draft.discard();
      return [];
    },
    onClose,
  });
  return { props, acts, notes: <DraftNotes restored={draft.restored} others={draft.others} /> };
}
