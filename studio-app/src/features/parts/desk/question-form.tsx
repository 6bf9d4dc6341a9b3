import type { Question } from '@fourfold/core/contract/content';
import { RichInput } from '../../../editor/rich-input.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useDesk } from './desk-state.ts';
import { draftKeys } from './draft-keys.ts';
import { saveText } from './save-question.ts';
import { useDraftForm } from './use-draft-form.tsx';

/** The form of a question's text. Its buttons are below the answers, so they are returned apart from it. */
export function useQuestionForm(question: Question, { label, onClose }: { label: string; onClose: () => void }) {
  const { questionLocation } = useDesk();
  const draft = useDraft({
    key: draftKeys.question(question.id),
    subjectId: question.id,
    baseRev: question.rev ?? null,
    saved: { question: question.question },
  });
  const { props, acts, notes } = useDraftForm({
    draft,
    submit: 'Update Question',
    onClose,
    save: () =>
      saveText(questionLocation, question.id, {
        name: 'Question',
        part: 'question',
        text: draft.value.question,
        rev: draft.rev,
        saved: 'Question updated',
      }),
  });
  const fields = (
    <form {...props}>
      {notes}
      <RichInput
        key={draft.version}
        label={label}
        value={draft.value.question}
        onChange={(text) => draft.change({ question: text })}
        autoFocus
      />
    </form>
  );
  return { fields, acts };
}
