import type { Assignment } from '@fourfold/core/contract/assignments';
import { type Day, dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import css from './assignment-note.module.css';
import { NoteButton } from './note-button.tsx';

type AssignmentNoteProps = {
  assignment: Assignment;
  /** The student may answer; everybody else only reads. */
  canAnswer: boolean;
  today: Day;
};

/** The tutor's note on an assignment and the student's answer. */
export function AssignmentNote({ assignment, canAnswer, today }: AssignmentNoteProps) {
  const { note, answer, answered_at, assigned_by } = assignment;
  const answered = answered_at && formatDay(dayAt(new Date(answered_at)), today);
  return (
    <div className={css.note}>
      <dl>
        {note && (
          <div>
            <dt>{assigned_by ? `Note from ${assigned_by}` : 'Note'}</dt>
            <dd>{note}</dd>
          </div>
        )}
        {answer && (
          <div>
            <dt>{`${canAnswer ? 'Your answer' : 'Answer'}, ${answered}`}</dt>
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
      {canAnswer && <NoteButton kind="answer" assignment={assignment} />}
      {!canAnswer && !answer && <p>Not answered yet</p>}
    </div>
  );
}
