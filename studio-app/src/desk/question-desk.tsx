import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type CSSProperties, lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { late } from '../late/late.tsx';
import { createDeskStore, type Desk, DeskContext, useDesk, useDeskState } from './desk-state.ts';
import { DeskTop } from './desk-top.tsx';
import { DeskViews } from './desk-views.tsx';
import { focusWhenThere, partIds } from './focus-when-there.ts';
import { LeftDrafts } from './left-drafts.tsx';
import css from './question-desk.module.css';
import { showCard } from './show-card.ts';

const load = () => import('./question-rows.tsx');
const PreviewDialog = late({
  name: 'The preview',
  load: () => import('./preview/preview-dialog.tsx').then((part) => part.PreviewDialog),
});
const QuestionRows = lazy(() => load().then(({ QuestionRows }) => ({ default: QuestionRows })));
// In parallel with the page's calls; if it fails, the desk loads it again and shows the error.
load().catch(() => {});

type QuestionDeskProps = {
  place: QuestionPlace;
  questions: readonly Question[];
  /** The problem sets that the questions may link to, in order. */
  sets: readonly ProblemSet[];
};

/** The editor for the questions of one list. */
export function QuestionDesk(props: QuestionDeskProps) {
  const { place } = props;
  // Another list starts with a new state.
  return <OneDesk key={`${place.section} ${place.id} ${'type' in place ? place.type : ''}`} {...props} />;
}

function OneDesk({ place: given, questions, sets }: QuestionDeskProps) {
  const [place] = useState(given);
  const [store] = useState(createDeskStore);
  const desk = useMemo<Desk>(() => ({ place, store, questions, sets }), [place, store, questions, sets]);
  useOpenByQuery(desk);
  return (
    <DeskContext value={desk}>
      <section className={css.desk} aria-label="Questions">
        <DeskViews>
          <DeskTop />
          <LeftDrafts />
          <Suspense fallback={<ComingRows />}>
            <QuestionRows />
          </Suspense>
          <Previewed />
        </DeskViews>
      </section>
    </DeskContext>
  );
}

const bars = [92, 86, 90, 64];

/** As tall as the closed cards that follow, so that the content below does not move. */
function ComingRows() {
  const { questions } = useDesk();
  if (questions.length === 0) return null;
  return (
    <div className={css.coming} style={{ '--cards': questions.length } as CSSProperties}>
      <Skeleton bars={bars.slice(0, questions.length)} />
    </div>
  );
}

/** The preview of a question, while one is open. */
function Previewed() {
  const { store, questions } = useDesk();
  const previewing = useDeskState(store, (state) => state.previewing);
  const question = questions.find(({ id }) => id === previewing);
  if (!question) return null;
  return <PreviewDialog question={question} onClose={() => store.preview(null)} />;
}

/** Opens the question that the query names (AQU-003). */
function useOpenByQuery({ store, questions }: Desk): void {
  const [query] = useSearchParams();
  const wanted = query.get('question_id');
  const there = questions.some(({ id }) => id === wanted);
  useEffect(() => {
    if (wanted === null || !there) return;
    showCard(store, wanted);
    focusWhenThere(partIds.opener(wanted));
  }, [store, wanted, there]);
}
