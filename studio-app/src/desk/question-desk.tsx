import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Empty } from '@fourfold/ui-kit/empty';
import { PlusIcon } from '@fourfold/ui-kit/icon';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { QuestionPicker } from '../bucket/question-picker.tsx';
import { createDeskStore, type Desk, DeskContext, useDeskState } from './desk-state.ts';
import { focusWhenThere, partIds } from './focus-when-there.ts';
import { showQuestions, withLast } from './listed.ts';
import { hasRoom } from './make-question.ts';
import css from './question-desk.module.css';

const load = () => import('./question-rows.tsx');
const QuestionRows = lazy(() => load().then(({ QuestionRows }) => ({ default: QuestionRows })));
// Beside the page's own calls; when it fails, the desk asks again and says so.
load().catch(() => {});

type QuestionDeskProps = {
  place: QuestionPlace;
  questions: readonly Question[];
  /** The problem sets that questions of the place may lead to, in their order. */
  sets: readonly ProblemSet[];
};

/** The questions of a place, to be read and written. */
export function QuestionDesk(props: QuestionDeskProps) {
  const { place } = props;
  // What is open on one desk is nothing to the next.
  return <OneDesk key={`${place.section} ${place.id} ${'type' in place ? place.type : ''}`} {...props} />;
}

function OneDesk({ place: given, questions, sets }: QuestionDeskProps) {
  const [place] = useState(given);
  const [store] = useState(createDeskStore);
  const desk = useMemo<Desk>(() => ({ place, store, questions, sets }), [place, store, questions, sets]);
  const creating = useDeskState(store, (state) => state.creating !== null);
  const [picking, setPicking] = useState(false);
  useOpenByQuery(desk);
  const create = () => {
    if (hasRoom(place)) store.create(questions.at(-1)?.id ?? null);
  };
  return (
    <DeskContext value={desk}>
      <section className={css.desk} aria-label="Questions">
        <div className={css.top}>
          <span className="small num">{countOf(questions)}</span>
          <Button kind="quiet" onClick={() => setPicking(true)}>
            From bucket
          </Button>
          <Button id={partIds.create} busy={creating} onClick={create}>
            <PlusIcon />
            Create Question
          </Button>
        </div>
        {questions.length === 0 && !creating && <Empty title="No Record Found">Questions will stand here.</Empty>}
        <Suspense fallback={<Skeleton bars={[92, 86, 90, 64]} />}>
          <QuestionRows />
        </Suspense>
        {picking && (
          <QuestionPicker
            place={place}
            present={questions.length}
            onCreated={(made) => showQuestions(place, (all) => withLast(all, made))}
            onNew={create}
            onClose={() => setPicking(false)}
          />
        )}
      </section>
    </DeskContext>
  );
}

/** The question that the query names is open (3§2). */
function useOpenByQuery({ store, questions }: Desk): void {
  const [query] = useSearchParams();
  const wanted = query.get('question_id');
  const there = questions.some(({ id }) => id === wanted);
  useEffect(() => {
    if (wanted === null || !there) return;
    store.show(wanted);
    focusWhenThere(partIds.opener(wanted));
  }, [store, wanted, there]);
}

function countOf({ length }: readonly Question[]): string {
  return length === 1 ? '1 question' : `${length} questions`;
}
