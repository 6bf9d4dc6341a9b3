import type { Answer, Question } from '@fourfold/core/contract/content';
import { chosenKind } from '@fourfold/core/wire/chosen-kind';
import { Button } from '@fourfold/ui-kit/button';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { Sortable } from '@fourfold/ui-kit/sortable';
import { memo, useState } from 'react';
import { AnswerPicker } from '../../bucket/answer-picker.tsx';
import { useDesk, useIsEditing } from '../desk-state.ts';
import { elementIds } from '../focus-when-rendered.ts';
import { answerForms } from '../kinds/answer-forms.ts';
import { OrderNotice } from '../order/order-notice.tsx';
import { useSavedOrder } from '../order/use-saved-order.ts';
import { showAnswers, withAppended } from '../question-cache.ts';
import { fetchAnswers, orderAnswers } from '../question-calls.ts';
import { LineHeads } from './answer-lines.tsx';
import { answerName } from './answer-name.ts';
import { AnswerRow } from './answer-row.tsx';
import css from './answers.module.css';
import { NewAnswers } from './new-answers.tsx';

/** The answers of a question in order: choices, which can be dragged, or accepted typed answers. */
export const Answers = memo(function Answers({ question }: { question: Question }) {
  const desk = useDesk();
  const { questionLocation, store } = desk;
  const { id, answers } = question;
  const isEditing = useIsEditing(desk, id);
  const { hasLetters } = answerForms[chosenKind(question)];
  const [picking, setPicking] = useState(false);
  const order = useSavedOrder<Answer>({
    show: (items) => showAnswers(questionLocation, id, () => items),
    send: (ids) => orderAnswers(id, ids),
    read: () => fetchAnswers(questionLocation, id),
  });
  return (
    <div className={css.part}>
      <div className={css.top}>
        <h2 className="label">Answers</h2>
        <Button kind="quiet" onClick={() => setPicking(true)}>
          From bucket
        </Button>
        <Button kind="quiet" id={elementIds.newAnswer(id)} onClick={() => store.edit(id, 'new-answer')}>
          <PlusIcon />
          New answer
        </Button>
      </div>
      <OrderNotice order={order} items={answers} />
      {isEditing && hasLetters && <LineHeads />}
      <Sortable
        label="Answers"
        className={css.answers}
        items={answers}
        getName={(_, at) => answerName(at)}
        onMove={(from, to) => order.move(answers, from, to)}
        // The order of typed answers is not visible anywhere (AAN-010).
        isFixed={!hasLetters}
      >
        {(answer, at) => <AnswerRow question={question} answer={answer} at={at} name={answerName(at)} />}
      </Sortable>
      {isEditing && <NewAnswers question={question} />}
      {picking && (
        <AnswerPicker
          question={question}
          onCreated={(created) => showAnswers(questionLocation, id, (all) => withAppended(all, created))}
          onClose={() => setPicking(false)}
        />
      )}
      {answers.length === 0 && !isEditing && <p className="small">No answers yet.</p>}
    </div>
  );
});
