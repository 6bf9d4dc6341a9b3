import type { Question } from '@fourfold/core/contract/content';
import { Sortable } from '@fourfold/ui-kit/sortable';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { useDesk } from './desk-state.ts';
import { questionsAt, showQuestions } from './listed.ts';
import { NewQuestionAfter, NewQuestionLast } from './new-question.tsx';
import { OrderNotice } from './order/order-notice.tsx';
import { useSavedOrder } from './order/use-saved-order.ts';
import { listOf, orderQuestions } from './question-calls.ts';
import { QuestionCard } from './question-card.tsx';
import css from './question-rows.module.css';

/** Question cards in their order, to be dragged; between them a new one may be written. */
export function QuestionRows() {
  const { place, store, questions } = useDesk();
  const order = useSavedOrder<Question>({
    show: (items) => showQuestions(place, () => items.map((item, position) => ({ ...item, position }))),
    send: (ids) => orderQuestions(place, ids),
    read: async () => {
      await queryClient.fetchQuery({ ...queryOf(listOf(place)), staleTime: 0 });
      return questionsAt(place);
    },
  });
  return (
    <>
      <OrderNotice order={order} items={questions} />
      <NewQuestionAfter after={null} />
      <Sortable
        label="Questions"
        className={css.list}
        items={questions}
        nameOf={(_, at) => `Question ${at + 1}`}
        onMove={(from, to) => order.move(questionsAt(place), from, to)}
      >
        {(question, at) => (
          <>
            <QuestionCard question={question} at={at} place={place} store={store} />
            <NewQuestionAfter after={question.id} />
          </>
        )}
      </Sortable>
      <NewQuestionLast />
    </>
  );
}
