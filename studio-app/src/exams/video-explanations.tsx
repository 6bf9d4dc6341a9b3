import type { ExamQuestion } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { focusWhenThere } from '../desk/focus-when-there.ts';
import { Rich, saysSomething } from '../desk/rich.tsx';
import { useDraftForm } from '../desk/use-draft-form.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useLeftDrafts } from '../drafts/use-left-drafts.ts';
import { RichInput } from '../editor/rich-input.tsx';
import { saveVideo } from './change-exam.ts';
import type { ExamList, VideoType } from './exam-lists.ts';
import css from './video-explanations.module.css';

type Own = { list: ExamList; question: ExamQuestion };
type Kind = { type: VideoType; title: string; field: 'video_explanation' | 'video_mock_explanation' };

const kinds: readonly Kind[] = [
  { type: 'Real', title: 'Video explanation', field: 'video_explanation' },
  { type: 'Mock', title: 'Mock video explanation', field: 'video_mock_explanation' },
];

/**
 * The two video explanations of a number: for the real test and for the mock. Each is saved on its
 * own.
 */
export function VideoExplanations(own: Own) {
  return (
    <div className={css.videos}>
      {kinds.map((kind) => (
        <VideoExplanation key={kind.type} {...own} kind={kind} />
      ))}
    </div>
  );
}

function VideoExplanation({ list, question, kind }: Own & { kind: Kind }) {
  const [editing, setEditing] = useState(false);
  const key = keyOf(kind, question);
  const isLeft = useLeftDrafts().some((left) => left.key === key);
  const { title, field } = kind;
  const edit = `edit-${key}`;
  const end = () => {
    setEditing(false);
    focusWhenThere(edit);
  };
  return (
    <section aria-label={title}>
      <header className={css.head}>
        <h3 className="label">{title}</h3>
        {!editing && (
          <Button id={edit} kind="quiet" aria-label={`Edit ${title}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </header>
      {editing && <EditedVideo {...{ list, question, kind }} onClose={end} />}
      {!editing && isLeft && <p className={css.left}>Not saved yet</p>}
      {!editing && saysSomething(question[field]) && <Rich field={question[field]} formulas={question.formulas} />}
      {!editing && !saysSomething(question[field]) && (
        <p className={css.none}>
          <i>No videos available.</i>
        </p>
      )}
    </section>
  );
}

function EditedVideo({ list, question, kind, onClose }: Own & { kind: Kind; onClose: () => void }) {
  const { type, title, field } = kind;
  const draft = useDraft({
    key: keyOf(kind, question),
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

function keyOf({ field }: Kind, { id }: ExamQuestion): string {
  return `${field}:${id}`;
}
