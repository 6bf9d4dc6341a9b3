import type { Question } from '@fourfold/core/contract/content';
import { RichInput } from '../../../../editor/rich-input.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useDesk, useIsEditing } from '../desk-state.ts';
import { draftKeys } from '../draft-keys.ts';
import { saveText } from '../save-question.ts';
import { useDraftForm } from '../use-draft-form.tsx';
import { type TextName, textFields } from './text-fields.ts';
import css from './texts.module.css';

type EditedTextProps = { question: Question; name: TextName; onClose: () => void };

/** The form of one text of a question. */
export function EditedText({ question, name, onClose }: EditedTextProps) {
  const desk = useDesk();
  const { questionLocation } = desk;
  const minor = useIsEditing(desk, question.id);
  const { title, savedMessage } = textFields[name];
  const draft = useDraft({
    key: draftKeys.text(name, question.id),
    subjectId: question.id,
    baseRev: question.rev ?? null,
    saved: { text: question[name] },
  });
  const form = useDraftForm({
    draft,
    submit: `Update ${title}`,
    onClose,
    isSecondary: minor,
    save: () =>
      saveText(questionLocation, question.id, {
        name: title,
        part: name,
        text: draft.value.text,
        rev: draft.rev,
        saved: savedMessage,
      }),
  });
  return (
    <form {...form.props} className={css.text}>
      <h2 className="label">{title}</h2>
      {form.notes}
      <RichInput
        key={draft.version}
        label={title}
        value={draft.value.text}
        onChange={(text) => draft.change({ text })}
        autoFocus
      />
      {form.acts}
    </form>
  );
}
