import { callQuery } from '@fourfold/app-shell/call-query';
import type { Question } from '@fourfold/core/contract/content';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { Sortable } from '@fourfold/ui-kit/sortable';
import { memo } from 'react';
import { queryClient } from '../../../data/query-client.ts';
import { StatisticsContext, useItemStatistics } from '../statistics/use-item-statistics.ts';
import { useDesk } from './desk-state.ts';
import { NewQuestionAfter, NewQuestionLast } from './form/new-question.tsx';
import { OrderNotice } from './order/order-notice.tsx';
import { useSavedOrder } from './order/use-saved-order.ts';
import { hasRoom } from './question-actions.ts';
import { cachedQuestions, showQuestions } from './question-cache.ts';
import { listRequest, orderQuestions } from './question-calls.ts';
import { QuestionCard } from './question-card.tsx';
import css from './question-rows.module.css';

/** The question cards in order, sortable by dragging; the form of a new question may be between them. */
export const QuestionRows = memo(function QuestionRows() {
  const { questionLocation, store, questions } = useDesk();
  const statistics = useItemStatistics(questionLocation);
  const order = useSavedOrder<Question>({
    show: (items) => showQuestions(questionLocation, () => items.map((item, position) => ({ ...item, position }))),
    send: (ids) => orderQuestions(questionLocation, ids),
    read: async () => {
      await queryClient.fetchQuery({ ...callQuery(listRequest(questionLocation)), staleTime: 0 });
      return cachedQuestions(questionLocation);
    },
  });
  return (
    <StatisticsContext value={statistics}>
      <OrderNotice order={order} items={questions} />
      <NewQuestionAfter after={null} />
      {questions.length > 0 && <InsertButton after={null} />}
      <Sortable
        label="Questions"
        className={css.list}
        items={questions}
        getName={(_, at) => `Question ${at + 1}`}
        onMove={(from, to) => order.move(cachedQuestions(questionLocation), from, to)}
      >
        {(question, at) => (
          <>
            <QuestionCard question={question} at={at} questionLocation={questionLocation} store={store} />
            <InsertButton after={question.id} />
            <NewQuestionAfter after={question.id} />
          </>
        )}
      </Sortable>
      <NewQuestionLast />
    </StatisticsContext>
  );
});

/** A button between two cards that creates a question there, for pointers only. */
const InsertButton = memo(function InsertButton({ after }: { after: string | null }) {
  const { questionLocation, store } = useDesk();
  return (
    <button
      type="button"
      className={css.insert}
      title="Create question here"
      // Keyboard users have each card's menu, and would have to pass hundreds of these buttons.
      tabIndex={-1}
      aria-hidden
      onClick={() => hasRoom(questionLocation) && store.create(after)}
    >
      <span>
        <PlusIcon size={12} weight={2} />
      </span>
    </button>
  );
});
