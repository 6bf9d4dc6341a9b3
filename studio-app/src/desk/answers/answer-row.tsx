import { letterAt } from '@fourfold/core/answers/letters';
import { sectionSpecs } from '@fourfold/core/authoring/sections';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu, type MenuItem } from '@fourfold/ui-kit/menu';
import { RowHandle, useRowMoves } from '@fourfold/ui-kit/sortable';
import { useState } from 'react';
import { addAnswer } from '../../bucket/bucket.ts';
import { Taken } from '../../statistics/what-students-did.tsx';
import { useDesk } from '../desk-state.ts';
import { isLeft, keys } from '../draft-keys.ts';
import { focusWhenThere, partIds } from '../focus-when-there.ts';
import { Rich, saysSomething } from '../rich.tsx';
import { inside } from './answer-name.ts';
import css from './answers.module.css';
import { EditedAnswer } from './edited-answer.tsx';
import { LinkMark } from './link-mark.tsx';
import { duplicateAnswer, removeAnswer, saveCorrect } from './make-answer.ts';

type AnswerRowProps = { question: Question; answer: Answer; at: number; name: string };

/** One answer of the list: its content, or its form. */
export function AnswerRow({ question, answer, at, name }: AnswerRowProps) {
  const { place } = useDesk();
  const isChoice = !answer.is_free_response && letterAt(at) !== undefined;
  const [editing, setEditing] = useState(() => isLeft(keys.answer(answer.id)));
  const endEditing = () => {
    setEditing(false);
    focusWhenThere(partIds.answer(answer.id));
  };
  if (editing) {
    return (
      <div className={css.answer} {...looksOf(answer)}>
        <Oval answer={answer} at={at} name={name} />
        <div className={css.form}>
          <EditedAnswer answer={answer} name={name} onClose={endEditing} />
        </div>
      </div>
    );
  }
  return (
    <div className={css.answer} {...looksOf(answer)}>
      <RowHandle />
      <Oval answer={answer} at={at} name={name} />
      {answer.is_free_response ? (
        <Key answer={answer} />
      ) : (
        <div className={css.value}>
          <Rich field={answer.answer} formulas={answer.formulas} />
        </div>
      )}
      <span className={css.ends}>
        {letterAt(at) === undefined && <span className={css.note}>Not shown to learners</span>}
        {answer.correct && !answer.is_free_response && <span className={css.right}>Right answer</span>}
        {sectionSpecs[place.section].leads && isChoice && <LinkMark question={question} answer={answer} />}
        <Taken questionId={answer.question_id} answerId={answer.id} />
        <AnswerMenu answer={answer} name={name} onEdit={() => setEditing(true)} />
      </span>
      {!answer.is_free_response && saysSomething(answer.explanation) && (
        <div className={css.why}>
          <Rich field={answer.explanation} formulas={answer.formulas} />
        </div>
      )}
    </div>
  );
}

function looksOf({ correct, is_free_response }: Answer) {
  return { 'data-right': correct || undefined, 'data-typed': is_free_response || undefined };
}

/**
 * The letter of a choice, a toggle button that is pressed if the answer is right (AAN-002). Typed
 * answers have none.
 */
function Oval({ answer, at, name }: Omit<AnswerRowProps, 'question'>) {
  const { place } = useDesk();
  if (answer.is_free_response) return null;
  const { correct } = answer;
  return (
    <button
      type="button"
      className={css.oval}
      aria-label={`${name} is right`}
      aria-pressed={correct}
      title={correct ? 'Mark as wrong' : 'Mark as right'}
      onClick={() => saveCorrect(place, answer, !correct)}
    >
      {letterAt(at) ?? at + 1}
    </button>
  );
}

/** The text that a typed answer accepts. */
function Key({ answer }: { answer: Answer }) {
  const { symbol, symbol_position_left: left } = answer;
  return (
    <>
      <span className={css.value}>
        {left && symbol && <span className={css.symbol}>{symbol} </span>}
        {answer.free_response_answer}
        {!left && symbol && <span className={css.symbol}> {symbol}</span>}
      </span>
      <span className={css.note}>{answer.is_exact_match ? 'Exact match' : 'Any equal value'}</span>
    </>
  );
}

type AnswerMenuProps = { answer: Answer; name: string; onEdit: () => void };

function AnswerMenu({ answer, name, onEdit }: AnswerMenuProps) {
  const { place } = useDesk();
  const moves = useRowMoves();
  const duplicate = async () => {
    const copy = await duplicateAnswer(place, answer);
    if (copy) focusWhenThere(partIds.answer(copy.id));
  };
  const remove = async () => {
    if (await removeAnswer(place, answer)) focusWhenThere(partIds.newAnswer(answer.question_id));
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
    <span id={partIds.answer(answer.id)}>
      <Menu icon kind="quiet" label={`More for ${inside(name)}`} items={items}>
        <MoreIcon />
      </Menu>
    </span>
  );
}
