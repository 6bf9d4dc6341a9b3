import type { Answer, Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { Sortable } from '@fourfold/ui-kit/sortable';
import { memo, useState } from 'react';
import { AnswerPicker } from '../../bucket/answer-picker.tsx';
import { useDesk } from '../desk-state.ts';
import { isLeft, keys } from '../draft-keys.ts';
import { focusWhenThere, partIds } from '../focus-when-there.ts';
import { showAnswers, withLast } from '../listed.ts';
import { OrderNotice } from '../order/order-notice.tsx';
import { useSavedOrder } from '../order/use-saved-order.ts';
import { answersOf, orderAnswers } from '../question-calls.ts';
import { answerName } from './answer-name.ts';
import { AnswerRow } from './answer-row.tsx';
import css from './answers.module.css';
import { NewAnswer } from './new-answer.tsx';

/** The answers of a question in order: choices, which can be dragged, or accepted typed answers. */
export const Answers = memo(function Answers({ question }: { question: Question }) {
  const { place } = useDesk();
  const { id, answers, is_free_response: typed } = question;
  const [creating, setCreating] = useState(() => isLeft(keys.newAnswer(id)));
  const [picking, setPicking] = useState(false);
  const order = useSavedOrder<Answer>({
    show: (items) => showAnswers(place, id, () => items),
    send: (ids) => orderAnswers(id, ids),
    read: () => answersOf(place, id),
  });
  const endCreating = () => {
    setCreating(false);
    focusWhenThere(partIds.newAnswer(id));
  };
  return (
    <div className={css.part}>
      <div className={css.top}>
        <h2 className="label">Answers</h2>
        <Button kind="quiet" onClick={() => setPicking(true)}>
          From bucket
        </Button>
        <Button kind="quiet" id={partIds.newAnswer(id)} busy={creating} onClick={() => setCreating(true)}>
          <PlusIcon />
          New answer
        </Button>
      </div>
      <OrderNotice order={order} items={answers} />
      <Sortable
        label="Answers"
        className={css.answers}
        items={answers}
        nameOf={(_, at) => answerName(at)}
        onMove={(from, to) => order.move(answers, from, to)}
        // The order of typed answers is not visible anywhere (AAN-010).
        fixed={typed}
      >
        {(answer, at) => <AnswerRow question={question} answer={answer} at={at} name={answerName(at)} />}
      </Sortable>
      {creating && <NewAnswer question={question} onClose={endCreating} />}
      {picking && (
        <AnswerPicker
          question={question}
          onCreated={(made) => showAnswers(place, id, (all) => withLast(all, made))}
          onClose={() => setPicking(false)}
        />
      )}
      {answers.length === 0 && !creating && <p className="small">No answers yet.</p>}
    </div>
  );
});
