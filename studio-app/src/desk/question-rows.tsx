import type { Question } from '@fourfold/core/contract/content';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { Sortable } from '@fourfold/ui-kit/sortable';
import { memo } from 'react';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { StatisticsContext, useItemStatistics } from '../statistics/use-item-statistics.ts';
import { useDesk } from './desk-state.ts';
import { questionsAt, showQuestions } from './listed.ts';
import { hasRoom } from './make-question.ts';
import { NewQuestionAfter, NewQuestionLast } from './new-question.tsx';
import { OrderNotice } from './order/order-notice.tsx';
import { useSavedOrder } from './order/use-saved-order.ts';
import { listOf, orderQuestions } from './question-calls.ts';
import { QuestionCard } from './question-card.tsx';
import css from './question-rows.module.css';

/**
 * The question cards in order, sortable by dragging; the form of a new question may be between
 * them.
 */
export const QuestionRows = memo(function QuestionRows() {
  const { place, store, questions } = useDesk();
  const statistics = useItemStatistics(place);
  const order = useSavedOrder<Question>({
    show: (items) => showQuestions(place, () => items.map((item, position) => ({ ...item, position }))),
    send: (ids) => orderQuestions(place, ids),
    read: async () => {
      await queryClient.fetchQuery({ ...queryOf(listOf(place)), staleTime: 0 });
      return questionsAt(place);
    },
  });
  return (
    <StatisticsContext value={statistics}>
      <OrderNotice order={order} items={questions} />
      <NewQuestionAfter after={null} />
      {questions.length > 0 && <Insert after={null} />}
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
            <Insert after={question.id} />
            <NewQuestionAfter after={question.id} />
          </>
        )}
      </Sortable>
      <NewQuestionLast />
    </StatisticsContext>
  );
});

/** A button between two cards that creates a question there, for pointers only. */
const Insert = memo(function Insert({ after }: { after: string | null }) {
  const { place, store } = useDesk();
  return (
    <button
      type="button"
      className={css.insert}
      title="Create question here"
      // Keyboard users have each card's menu, and would have to pass hundreds of these buttons.
      tabIndex={-1}
      aria-hidden
      onClick={() => hasRoom(place) && store.create(after)}
    >
      <span>
        <PlusIcon size={12} weight={2} />
      </span>
    </button>
  );
});
