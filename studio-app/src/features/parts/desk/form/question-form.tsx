import type { Question } from '@fourfold/core/contract/content';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { RichInput } from '../../../../editor/rich-input.tsx';
import { ToolbarHost } from '../../../../editor/toolbar-host.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useUnsavedDrafts } from '../../drafts/use-unsaved-drafts.ts';
import { Answers } from '../answers/answers.tsx';
import { type FormField, type FormTarget, useCaretRequest, useDesk, useDeskState } from '../desk-state.ts';
import { DoubtedKey } from '../doubted-key.tsx';
import { draftKeys } from '../draft-keys.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { saveText } from '../save-question.ts';
import { EditedTexts } from '../texts/edited-texts.tsx';
import { textNames } from '../texts/text-fields.ts';
import { createFormParts, draftPart, FormPartsContext, useFormPart } from './form-parts.ts';
import { KeyHints } from './key-hints.tsx';
import { DraftNotes, useWholeForm } from './use-whole-form.tsx';
import css from './whole-form.module.css';

type QuestionFormProps = {
  question: Question;
  label: string;
  /** Further buttons, after those of the form. */
  children: ReactNode;
};

/** The form of an existing question: stem, answers and texts, each with a draft of its own and one save for all. */
export function QuestionForm({ question, label, children }: QuestionFormProps) {
  const { id } = question;
  const { store } = useDesk();
  const [parts] = useState(createFormParts);
  const [openedAt] = useState(() => store.getState().targets[id]);
  const restored = useRestored(id);
  const others = useDeskState(store, ({ writers }) => writers[id]) ?? [];
  const form = useWholeForm({
    submit: 'Update Question',
    isDirty: parts.isDirty,
    discard: parts.discard,
    save: parts.save,
    onClose() {
      // The button that the focus returns to is rendered again with the closed form.
      flushSync(() => store.show(id));
      focusWhenRendered(openerOf(question, openedAt));
    },
  });
  return (
    <FormPartsContext value={parts}>
      <div {...form.props} className={css.form}>
        <ToolbarHost className={css.toolbar}>
          <DraftNotes restored={restored} others={others} />
          <Stem question={question} label={label} />
          <Answers question={question} />
          <KeyHints />
          <DoubtedKey questionId={id} />
          <EditedTexts question={question} />
          {form.failure}
          <div className={css.acts}>
            {form.acts}
            {children}
          </div>
        </ToolbarHost>
      </div>
    </FormPartsContext>
  );
}

function Stem({ question, label }: { question: Question; label: string }) {
  const { questionLocation, store } = useDesk();
  const { id, answers } = question;
  const draft = useDraft({
    key: draftKeys.question(id),
    subjectId: id,
    baseRev: question.rev ?? null,
    saved: { question: question.question },
  });
  useFormPart(
    draftPart({
      draft,
      name: 'the question',
      order: 0,
      save: () =>
        saveText(questionLocation, id, {
          name: 'Question',
          part: 'question',
          text: draft.value.question,
          rev: draft.rev,
          saved: 'Question updated',
        }),
    }),
  );
  const caret = useCaretRequest(id, 'question');
  const [first] = answers;
  return (
    <div className={`${css.field} ${css.stem}`}>
      <RichInput
        key={draft.version}
        label={label}
        value={draft.value.question}
        onChange={(text) => draft.change({ question: text })}
        autoFocus={caret}
        fieldKeys={{ onEnter: () => store.edit(id, first ? `answer:${first.id}` : 'new-answer') }}
      />
    </div>
  );
}

/** The time of the newest draft that the form was opened with, until it is saved or discarded. */
function useRestored(questionId: string): { at: Date } | null {
  const drafts = useUnsavedDrafts().filter(({ subjectId }) => subjectId === questionId);
  const [initialKeys] = useState(() => new Set(drafts.map(({ key }) => key)));
  const [newest] = useState(drafts[0]);
  return newest && drafts.some(({ key }) => initialKeys.has(key)) ? { at: newest.at } : null;
}

/** The button that opened the form, to which the focus returns. */
function openerOf({ id, answers }: Question, target: FormTarget | undefined): string {
  const field: FormField = target?.field ?? 'question';
  if (field === 'new-answer') return elementIds.newAnswer(id);
  const text = textNames.find((name) => name === field);
  if (text) return elementIds.text(id, text);
  const answer = answers.find((one) => field === `answer:${one.id}` || field === `why:${one.id}`);
  return answer ? elementIds.answer(answer.id) : elementIds.edit(id);
}
