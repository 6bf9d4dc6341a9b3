import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { newQuestion } from '@fourfold/core/authoring/studio-path';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { type CSSProperties, lazy, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DeskHeader } from './desk-header.tsx';
import { createDeskStore, type Desk, DeskContext, useDesk, useDeskState } from './desk-state.ts';
import { DeskViews } from './desk-views.tsx';
import { elementIds, focusWhenRendered } from './focus-when-rendered.ts';
import { hasRoom } from './question-actions.ts';
import css from './question-desk.module.css';
import { showCard } from './show-card.ts';
import { UnsavedDrafts } from './unsaved-drafts.tsx';

const loadRows = () => import('./question-rows.tsx');
const PreviewDialog = lazyPart({
  name: 'The preview',
  load: () => import('./preview/preview-dialog.tsx').then((part) => part.PreviewDialog),
});
const OutcomePalette = lazyPart({
  name: 'The list of what it can lead to',
  load: () => import('./links/outcome-palette.tsx').then((part) => part.OutcomePalette),
});
const VersionsDialog = lazyPart({
  name: 'The list of versions',
  load: () => import('./versions/versions-dialog.tsx').then((part) => part.VersionsDialog),
});
const QuestionRows = lazy(() => loadRows().then(({ QuestionRows }) => ({ default: QuestionRows })));
// In parallel with the page's calls; if it fails, the desk loads it again and shows the error.
loadRows().catch(() => {});

type QuestionDeskProps = {
  questionLocation: QuestionLocation;
  questions: readonly Question[];
  /** The problem sets that the questions may link to, in order. */
  sets: readonly ProblemSet[];
};

/** The editor for the questions of one list. */
export function QuestionDesk(props: QuestionDeskProps) {
  const { questionLocation } = props;
  // Another list starts with a new state.
  return (
    <LoadedDesk
      key={`${questionLocation.section} ${questionLocation.id} ${'type' in questionLocation ? questionLocation.type : ''}`}
      {...props}
    />
  );
}

function LoadedDesk({ questionLocation: initial, questions, sets }: QuestionDeskProps) {
  const [questionLocation] = useState(initial);
  const [store] = useState(createDeskStore);
  const desk = useMemo<Desk>(
    () => ({ questionLocation, store, questions, sets }),
    [questionLocation, store, questions, sets],
  );
  useOpenByQuery(desk);
  return (
    <DeskContext value={desk}>
      <section className={css.desk} aria-label="Questions">
        <DeskViews>
          <DeskHeader />
          <UnsavedDrafts />
          <Suspense fallback={<RowsSkeleton />}>
            <QuestionRows />
          </Suspense>
          <OpenPreview />
          <OpenVersions />
        </DeskViews>
        <OpenOutcomePalette />
      </section>
    </DeskContext>
  );
}

const bars = [92, 86, 90, 64];

/** As tall as the closed cards that follow, so that the content below does not move. */
function RowsSkeleton() {
  const { questions } = useDesk();
  if (questions.length === 0) return null;
  return (
    <div className={css.coming} style={{ '--cards': questions.length } as CSSProperties}>
      <Skeleton bars={bars.slice(0, questions.length)} />
    </div>
  );
}

/** The preview of a question, while one is open. */
function OpenPreview() {
  const { store, questions } = useDesk();
  const previewing = useDeskState(store, (state) => state.previewing);
  const question = questions.find(({ id }) => id === previewing);
  if (!question) return null;
  return <PreviewDialog question={question} onClose={() => store.preview(null)} />;
}

/** The palette of an outcome, while one is open. The link map opens it, too. */
function OpenOutcomePalette() {
  const { store } = useDesk();
  const linking = useDeskState(store, (state) => state.linking);
  if (linking?.at !== 'outcome') return null;
  return <OutcomePalette step={linking} failure={linking.failure} onClose={() => store.link(null)} />;
}

/** The versions of a question, while they are shown. */
function OpenVersions() {
  const { store, questions } = useDesk();
  const shownId = useDeskState(store, ({ versionsOf }) => versionsOf);
  const at = questions.findIndex(({ id }) => id === shownId);
  if (shownId === null || at < 0) return null;
  return <VersionsDialog key={shownId} questionId={shownId} number={at + 1} onClose={() => store.showVersions(null)} />;
}

/** Opens the question that the query names (AQU-003), or the form of a new one. */
function useOpenByQuery({ questionLocation, store, questions }: Desk): void {
  const [query, setQuery] = useSearchParams();
  const wantedId = query.get('question_id');
  const isListed = questions.some(({ id }) => id === wantedId);
  const create = useEffectEvent(() => {
    // Not again when the page is reloaded.
    setQuery(
      (all) => {
        all.delete('question_id');
        return all;
      },
      { replace: true, preventScrollReset: true },
    );
    if (hasRoom(questionLocation)) store.create(questions.at(-1)?.id ?? null);
  });
  useEffect(() => {
    if (wantedId === newQuestion) create();
    if (wantedId === null || !isListed) return;
    showCard(store, wantedId);
    focusWhenRendered(elementIds.opener(wantedId));
  }, [store, wantedId, isListed]);
}
