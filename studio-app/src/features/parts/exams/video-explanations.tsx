import type { ExamQuestion } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { RichInput } from '../../../editor/rich-input.tsx';
import { focusWhenRendered } from '../desk/focus-when-rendered.ts';
import { hasContent, RichField } from '../desk/rich-field.tsx';
import { useDraftForm } from '../desk/use-draft-form.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useUnsavedDrafts } from '../drafts/use-unsaved-drafts.ts';
import { saveVideo } from './change-exam.ts';
import type { ExamList, VideoType } from './exam-lists.ts';
import css from './video-explanations.module.css';

type NumberProps = { list: ExamList; question: ExamQuestion };
type VideoKind = { type: VideoType; title: string; field: 'video_explanation' | 'video_mock_explanation' };

const kinds: readonly VideoKind[] = [
  { type: 'Real', title: 'Video explanation', field: 'video_explanation' },
  { type: 'Mock', title: 'Mock video explanation', field: 'video_mock_explanation' },
];

/** The two video explanations of a number: for the real test and for the mock. Each is saved on its own. */
export function VideoExplanations(numberProps: NumberProps) {
  return (
    <div className={css.videos}>
      {kinds.map((kind) => (
        <VideoExplanation key={kind.type} {...numberProps} kind={kind} />
      ))}
    </div>
  );
}

function VideoExplanation({ list, question, kind }: NumberProps & { kind: VideoKind }) {
  const [editing, setEditing] = useState(false);
  const key = draftKeyOf(kind, question);
  const hasDraft = useUnsavedDrafts().some((unsaved) => unsaved.key === key);
  const { title, field } = kind;
  const editButtonId = `edit-${key}`;
  const closeForm = () => {
    setEditing(false);
    focusWhenRendered(editButtonId);
  };
  return (
    <section aria-label={title}>
      <header className={css.head}>
        <h3 className="label">{title}</h3>
        {!editing && (
          <Button id={editButtonId} kind="quiet" aria-label={`Edit ${title}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </header>
      {editing && <VideoForm {...{ list, question, kind }} onClose={closeForm} />}
      {!editing && hasDraft && <p className={css.left}>Not saved yet</p>}
      {!editing && hasContent(question[field]) && <RichField field={question[field]} formulas={question.formulas} />}
      {!editing && !hasContent(question[field]) && (
        <p className={css.none}>
          <i>No videos available.</i>
        </p>
      )}
    </section>
  );
}

function VideoForm({ list, question, kind, onClose }: NumberProps & { kind: VideoKind; onClose: () => void }) {
  const { type, title, field } = kind;
  const draft = useDraft({
    key: draftKeyOf(kind, question),
    subjectId: question.id,
    // Video explanations have no revisions: the last save wins.
    baseRev: null,
    saved: { text: question[field] },
  });
  const form = useDraftForm({
    draft,
    submit: 'Save',
    onClose,
    save: () => saveVideo(list, question.id, type, draft.value.text),
  });
  return (
    <form {...form.props} aria-label={title}>
      {form.notes}
      <RichInput
        key={draft.version}
        label={title}
        value={draft.value.text}
        onChange={(text) => draft.change({ text })}
        minHeight={80}
        autoFocus
      />
      <div className={css.acts}>{form.acts}</div>
    </form>
  );
}

function draftKeyOf({ field }: VideoKind, { id }: ExamQuestion): string {
  return `${field}:${id}`;
}
