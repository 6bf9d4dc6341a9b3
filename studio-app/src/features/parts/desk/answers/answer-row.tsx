import { letterAt } from '@fourfold/core/answers/answer-letters';
import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu, type MenuItem } from '@fourfold/ui-kit/menu';
import { RowHandle, useRowMoves } from '@fourfold/ui-kit/sortable';
import { useState } from 'react';
import { addAnswer } from '../../bucket/bucket.ts';
import { ChoiceShare } from '../../statistics/question-statistics.tsx';
import { useDesk } from '../desk-state.ts';
import { draftKeys, hasUnsavedDraft } from '../draft-keys.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { answerForms, kindOfAnswer } from '../kinds/answer-forms.ts';
import { hasContent, RichField } from '../rich-field.tsx';
import { duplicateAnswer, removeAnswer, saveCorrect } from './answer-actions.ts';
import { lowerFirst } from './answer-name.ts';
import css from './answers.module.css';
import { EditedAnswer } from './edited-answer.tsx';
import { LinkMark } from './link-mark.tsx';

type AnswerRowProps = { question: Question; answer: Answer; at: number; name: string };

/** One answer of the list: its content, or its form. */
export function AnswerRow({ question, answer, at, name }: AnswerRowProps) {
  const { questionLocation } = useDesk();
  const { hasLetters, Saved } = answerForms[kindOfAnswer(question, answer)];
  const [editing, setEditing] = useState(() => hasUnsavedDraft(draftKeys.answer(answer.id)));
  const endEditing = () => {
    setEditing(false);
    focusWhenRendered(elementIds.answer(answer.id));
  };
  const dataAttributes = { 'data-right': answer.correct || undefined, 'data-typed': !hasLetters || undefined };
  const oval = hasLetters && <Oval answer={answer} at={at} name={name} />;
  const canLink = hasLetters && letterAt(at) !== undefined && sectionSpecs[questionLocation.section].canLink;
  if (editing) {
    return (
      <div className={css.answer} {...dataAttributes}>
        {oval}
        <div className={css.form}>
          <EditedAnswer question={question} answer={answer} name={name} onClose={endEditing} />
        </div>
      </div>
    );
  }
  return (
    <div className={css.answer} {...dataAttributes}>
      <RowHandle />
      {oval}
      <Saved answer={answer} />
      <span className={css.ends}>
        {letterAt(at) === undefined && <span className={css.note}>Not shown to learners</span>}
        {answer.correct && hasLetters && <span className={css.right}>Right answer</span>}
        {canLink && <LinkMark question={question} answer={answer} />}
        <ChoiceShare questionId={answer.question_id} answerId={answer.id} />
        <AnswerMenu answer={answer} name={name} canDuplicate={hasLetters} onEdit={() => setEditing(true)} />
      </span>
      {hasLetters && hasContent(answer.explanation) && (
        <div className={css.why}>
          <RichField field={answer.explanation} formulas={answer.formulas} />
        </div>
      )}
    </div>
  );
}

/** The letter of a choice, a toggle button that is pressed if the answer is right (AAN-002). */
function Oval({ answer, at, name }: Omit<AnswerRowProps, 'question'>) {
  const { questionLocation } = useDesk();
  const { correct } = answer;
  return (
    <button
      type="button"
      className={css.oval}
      aria-label={`${name} is right`}
      aria-pressed={correct}
      title={correct ? 'Mark as wrong' : 'Mark as right'}
      onClick={() => saveCorrect(questionLocation, answer, !correct)}
    >
      {letterAt(at) ?? at + 1}
    </button>
  );
}

type AnswerMenuProps = { answer: Answer; name: string; canDuplicate: boolean; onEdit: () => void };

function AnswerMenu({ answer, name, canDuplicate, onEdit }: AnswerMenuProps) {
  const { questionLocation } = useDesk();
  const moves = useRowMoves();
  const duplicate = async () => {
    const copy = await duplicateAnswer(questionLocation, answer);
    if (copy) focusWhenRendered(elementIds.answer(copy.id));
  };
  const remove = async () => {
    if (await removeAnswer(questionLocation, answer)) focusWhenRendered(elementIds.newAnswer(answer.question_id));
  };
  const items: MenuItem[] = [
    { label: 'Edit', onSelect: onEdit },
    ...moves,
    // Not for typed answers (AAN-006): the copy would accept the same text.
    ...(canDuplicate ? [{ label: 'Duplicate', onSelect: duplicate }] : []),
    { label: 'Add to Bucket', onSelect: () => addAnswer(answer) },
    { label: 'Delete', danger: true, onSelect: remove },
  ];
  return (
    <span id={elementIds.answer(answer.id)}>
      <Menu icon kind="quiet" label={`More for ${lowerFirst(name)}`} items={items}>
        <MoreIcon />
      </Menu>
    </span>
  );
}
