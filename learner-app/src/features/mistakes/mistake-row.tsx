import type { NoteOf, OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { Question } from '@fourfold/core/contract/content';
import type { Mistake } from '@fourfold/core/contract/mistakes';
import { formatDay } from '@fourfold/core/day/format-day';
import { maxNoteLength } from '@fourfold/core/reviews/limits';
import { reviewDayText } from '@fourfold/core/reviews/review-day-text';
import { splitPassage } from '@fourfold/core/rich-text/split-passage';
import { MistakeItem } from '@fourfold/ui-kit/mistake-list';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { type ComponentProps, memo } from 'react';
import { Link } from 'react-router-dom';
import { beginningAddress } from '../../assigning/started-address.ts';
import { QuestionStem } from '../../question/question-passage.tsx';
import { hasContent, RichField } from '../../question/rich-field.tsx';
import { studentDay } from '../../reviews/mistake-calls.ts';
import { sourceLabels } from '../../reviews/mistake-filters.ts';
import { answersGiven, answersRight, typedText } from './answer-texts.tsx';
import { missAddress } from './miss-address.ts';
import { useNote } from './use-note.ts';

type MistakeRowProps = {
  account: string;
  isReadOnly: boolean;
  mistake: Mistake;
  /** What the student wrote and the server has not confirmed. */
  written: NoteOf<OutboxDraft>['body'] | undefined;
};

/** One missed question. Memoized: a change of one row does not render the others, which may be thousands. */
export const MistakeRow = memo(function MistakeRow(props: MistakeRowProps) {
  const { mistake, isReadOnly } = props;
  const { question_id } = mistake;
  if (question_id === null || isReadOnly) return <ReadOnlyRow {...props} />;
  return <EditableRow {...props} id={question_id} />;
});

function EditableRow({ id, account, mistake, written }: MistakeRowProps & { id: string }) {
  const { cause, note, state, setCause, setNote, flush } = useNote({
    account,
    id,
    stored: written ?? mistake,
    written,
  });
  return (
    <MistakeItem
      {...missedItem(mistake, false)}
      cause={cause}
      suggested={mistake.suggested_cause}
      onCause={setCause}
      note={note}
      noteState={state && <SavedState at={state} />}
      onNote={setNote}
      onNoteEnd={flush}
      maxNote={maxNoteLength}
    />
  );
}

function ReadOnlyRow({ mistake, isReadOnly }: MistakeRowProps) {
  const { cause, suggested_cause: suggested, note } = mistake;
  return <MistakeItem {...missedItem(mistake, isReadOnly)} {...{ cause, suggested, note }} />;
}

type MissedItem = Omit<ComponentProps<typeof MistakeItem>, 'cause' | 'note'>;

function missedItem(mistake: Mistake, isReadOnly: boolean): MissedItem {
  const { question, comes_back, skills, source, times, day, left_out, changed, number, letter, right_letter } = mistake;
  const today = studentDay();
  const shared = {
    source: <Source mistake={mistake} isReadOnly={isReadOnly} />,
    when: `${sourceLabels[source]}, ${formatDay(day, today)}${times > 1 ? `, missed ${times} times` : ''}`,
    skills: skills.map(({ title }) => title),
    comesBack: comes_back === null ? undefined : `Comes back ${reviewDayText(comes_back, today)}`,
  };
  const numberText = number === null ? 'A question' : `Question ${number}`;
  if (source === 'paper') {
    return { ...shared, question: numberText, given: letter || null, right: right_letter, children: practice(mistake) };
  }
  if (!question) {
    return {
      ...shared,
      question: numberText,
      given: left_out ? null : typedText(mistake) || 'Not shown',
      right: null,
      children: <p className="small">This question can no longer be opened.</p>,
    };
  }
  return {
    ...shared,
    question: <QuestionStem question={question} />,
    given: left_out ? null : answersGiven(question, mistake),
    right: answersRight(question),
    renderExplanation: hasExplanation(question) ? () => <Explanation question={question} /> : undefined,
    children: changed && <p className="small">The question was changed after this answer.</p>,
  };
}

/** Practice of the skill; without a skill or a question of it, the list of the exam, which opens that of each number. */
function practice(mistake: Mistake) {
  const ofSkill = mistake.practice && beginningAddress(mistake.practice);
  const address = ofSkill ?? missAddress(mistake);
  return (
    address !== null && (
      <p className="small">
        <Link to={address}>
          {ofSkill ? `Practise: ${mistake.skills[0]?.title}` : 'Practise the questions of this paper'}
        </Link>
      </p>
    )
  );
}

/** A link to where it was missed. Pages of practice and tests are closed to tutors. */
function Source({ mistake, isReadOnly }: { mistake: Mistake; isReadOnly: boolean }) {
  const title = mistake.location.title || 'Deleted';
  const address = isReadOnly ? null : missAddress(mistake);
  return address === null ? <span>{title}</span> : <Link to={address}>{title}</Link>;
}

function hasExplanation({ question, question_exp, answers }: Question): boolean {
  return (
    hasContent(question_exp) ||
    splitPassage(question).passage !== '' ||
    answers.some(({ explanation }) => hasContent(explanation))
  );
}

function Explanation({ question }: { question: Question }) {
  const { question_exp, formulas, answers } = question;
  const { passage } = splitPassage(question.question);
  return (
    <>
      {passage && <RichField field={passage} formulas={formulas} />}
      {hasContent(question_exp) && <RichField field={question_exp} formulas={formulas} />}
      {answers.map(
        (answer) =>
          hasContent(answer.explanation) && (
            <RichField key={answer.id} field={answer.explanation} formulas={answer.formulas} />
          ),
      )}
    </>
  );
}
