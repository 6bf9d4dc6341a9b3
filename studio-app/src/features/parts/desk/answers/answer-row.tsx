import { letterAt } from '@fourfold/core/answers/answer-letters';
import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Answer, Question } from '@fourfold/core/contract/content';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu, type MenuItem } from '@fourfold/ui-kit/menu';
import { RowHandle, useRowMoves } from '@fourfold/ui-kit/sortable';
import { addAnswer } from '../../bucket/bucket.ts';
import { ChoiceShare } from '../../statistics/question-statistics.tsx';
import { useDesk, useIsEditing } from '../desk-state.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { useClickToEdit } from '../form/use-click-to-edit.ts';
import { answerForms, kindOfAnswer } from '../kinds/answer-forms.ts';
import { hasContent, RichField } from '../rich-field.tsx';
import { duplicateAnswer, removeAnswer, saveCorrect } from './answer-actions.ts';
import { lowerFirst } from './answer-name.ts';
import { AnswerOval } from './answer-oval.tsx';
import css from './answers.module.css';
import { EditedAnswer } from './edited-answer.tsx';
import { LinkMark } from './link-mark.tsx';

type AnswerRowProps = { question: Question; answer: Answer; at: number; name: string };

/** One answer of the list: its content, or its inputs while the question's form is open. */
export function AnswerRow({ question, answer, at, name }: AnswerRowProps) {
  const desk = useDesk();
  const { questionLocation, store } = desk;
  const { hasLetters, Saved } = answerForms[kindOfAnswer(question, answer)];
  const edit = () => store.edit(question.id, `answer:${answer.id}`);
  const menu = <AnswerMenu answer={answer} name={name} canDuplicate={hasLetters} onEdit={edit} />;
  const isEditing = useIsEditing(desk, question.id);
  const toEdit = useClickToEdit(question.id);
  if (isEditing)
    return <EditedAnswer question={question} answer={answer} at={at} name={name} handle={<RowHandle />} menu={menu} />;
  const canLink = hasLetters && letterAt(at) !== undefined && sectionSpecs[questionLocation.section].canLink;
  return (
    <div className={css.answer} data-right={answer.correct || undefined} data-typed={!hasLetters || undefined}>
      <RowHandle />
      {hasLetters && (
        <AnswerOval
          at={at}
          name={name}
          correct={answer.correct}
          onToggle={() => saveCorrect(questionLocation, answer, !answer.correct)}
        />
      )}
      <div className={css.saved} {...toEdit(`answer:${answer.id}`)}>
        <Saved answer={answer} />
      </div>
      <span className={css.ends}>
        {letterAt(at) === undefined && <span className={css.note}>Not shown to learners</span>}
        {answer.correct && hasLetters && <span className={css.right}>Right answer</span>}
        {canLink && <LinkMark question={question} answer={answer} />}
        <ChoiceShare questionId={answer.question_id} answerId={answer.id} />
        {menu}
      </span>
      {hasLetters && hasContent(answer.explanation) && (
        <div className={css.why} {...toEdit(`why:${answer.id}`)}>
          <RichField field={answer.explanation} formulas={answer.formulas} />
        </div>
      )}
    </div>
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
