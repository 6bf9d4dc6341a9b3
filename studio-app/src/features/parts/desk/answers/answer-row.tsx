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
  const isChoice = !answer.is_free_response && letterAt(at) !== undefined;
  const [editing, setEditing] = useState(() => hasUnsavedDraft(draftKeys.answer(answer.id)));
  const endEditing = () => {
    setEditing(false);
    focusWhenRendered(elementIds.answer(answer.id));
  };
  if (editing) {
    return (
      <div className={css.answer} {...dataAttributesOf(answer)}>
        <Oval answer={answer} at={at} name={name} />
        <div className={css.form}>
          <EditedAnswer question={question} answer={answer} name={name} onClose={endEditing} />
        </div>
      </div>
    );
  }
  return (
    <div className={css.answer} {...dataAttributesOf(answer)}>
      <RowHandle />
      <Oval answer={answer} at={at} name={name} />
      {answer.is_free_response ? (
        <AcceptedText question={question} answer={answer} />
      ) : (
        <div className={css.value}>
          <RichField field={answer.answer} formulas={answer.formulas} />
        </div>
      )}
      <span className={css.ends}>
        {letterAt(at) === undefined && <span className={css.note}>Not shown to learners</span>}
        {answer.correct && !answer.is_free_response && <span className={css.right}>Right answer</span>}
        {sectionSpecs[questionLocation.section].canLink && isChoice && <LinkMark question={question} answer={answer} />}
        <ChoiceShare questionId={answer.question_id} answerId={answer.id} />
        <AnswerMenu answer={answer} name={name} onEdit={() => setEditing(true)} />
      </span>
      {!answer.is_free_response && hasContent(answer.explanation) && (
        <div className={css.why}>
          <RichField field={answer.explanation} formulas={answer.formulas} />
        </div>
      )}
    </div>
  );
}

function dataAttributesOf({ correct, is_free_response }: Answer) {
  return { 'data-right': correct || undefined, 'data-typed': is_free_response || undefined };
}

/**
 * The letter of a choice, a toggle button that is pressed if the answer is right (AAN-002). Typed answers have none.
 */
function Oval({ answer, at, name }: Omit<AnswerRowProps, 'question'>) {
  const { questionLocation } = useDesk();
  if (answer.is_free_response) return null;
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

/** The text that a typed answer accepts. */
function AcceptedText({ question, answer }: Pick<AnswerRowProps, 'question' | 'answer'>) {
  const { symbol, symbol_position_left: left } = answer;
  return (
    <>
      <span className={css.value}>
        {left && symbol && <span className={css.symbol}>{symbol} </span>}
        {answer.free_response_answer}
        {!left && symbol && <span className={css.symbol}> {symbol}</span>}
      </span>
      <span className={css.note}>{answerForms[kindOfAnswer(question, answer)].note(answer)}</span>
    </>
  );
}

type AnswerMenuProps = { answer: Answer; name: string; onEdit: () => void };

function AnswerMenu({ answer, name, onEdit }: AnswerMenuProps) {
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
    ...(answer.is_free_response ? [] : [{ label: 'Duplicate', onSelect: duplicate }]),
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
