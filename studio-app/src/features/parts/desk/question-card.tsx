import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { PencilIcon } from '@fourfold/ui-kit/edit-icons';
import { DownIcon } from '@fourfold/ui-kit/icon';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { RowHandle } from '@fourfold/ui-kit/sortable';
import { type KeyboardEvent, type MouseEvent, memo, Suspense, useRef } from 'react';
import { FiguresLine } from '../statistics/question-statistics.tsx';
import { CardBody } from './card-body.tsx';
import { CardMenu } from './card-menu.tsx';
import { CardNotes } from './card-notes.tsx';
import { type DeskStore, useCardState } from './desk-state.ts';
import { elementIds, focusWhenRendered } from './focus-when-rendered.ts';
import { linkByKey } from './links/link-by-key.ts';
import css from './question-card.module.css';
import { QuestionLine } from './rich-field.tsx';
import { showCard } from './show-card.ts';
import { useCardVisibility } from './use-card-visibility.ts';

type QuestionCardProps = {
  question: Question;
  at: number;
  questionLocation: QuestionLocation;
  store: DeskStore;
};

const noWriters: readonly string[] = [];

/** One question of the list: one line while it is closed; its text, answers and properties while it is open. */
export const QuestionCard = memo(function QuestionCard({ question, at, questionLocation, store }: QuestionCardProps) {
  const { id } = question;
  const { state, isCurrent, hasDraft, writers = noWriters } = useCardState(store, id);
  const card = useRef<HTMLDivElement>(null);
  const isOpen = state !== undefined;
  useCardVisibility(card, isOpen ? id : null, store);
  const close = () => {
    store.close(id);
    focusWhenRendered(elementIds.opener(id));
  };
  const toggle = () => (state ? close() : showCard(store, id));
  const makeCurrent = state && !isCurrent ? () => store.setCurrent(id) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset: it has no form while it is closed
    <div
      ref={card}
      className={css.card}
      role="group"
      aria-label={`Question ${at + 1}`}
      data-open={state}
      data-current={(state && isCurrent) || undefined}
      onFocus={makeCurrent}
      onPointerDown={makeCurrent}
      onKeyDown={(event) => linkByKey(event, { question, at, questionLocation, store })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a larger click target for the button */}
      <div className={css.head} onClick={(event) => isOnRow(event) && toggle()}>
        <RowHandle />
        <span className={css.number}>{at + 1}</span>
        <div className={css.words}>
          <QuestionLine className={css.line} field={question.question} formulas={question.formulas} />
          {!state && <FiguresLine questionId={id} />}
        </div>
        <CardNotes {...{ question, hasDraft, writers }} />
        <span className={css.ends}>
          {state === 'open' && (
            <Button kind="quiet" id={elementIds.edit(id)} onClick={() => store.edit(id)}>
              <PencilIcon />
              Edit
            </Button>
          )}
          <CardMenu question={question} at={at} questionLocation={questionLocation} store={store} />
          <Button
            icon
            kind="quiet"
            id={elementIds.opener(id)}
            data-opener
            aria-label={`${state ? 'Close' : 'Open'} question ${at + 1}`}
            aria-expanded={state !== undefined}
            onClick={toggle}
            onKeyDown={moveFocus}
          >
            <DownIcon />
          </Button>
        </span>
      </div>
      {state && (
        <Suspense fallback={<Skeleton bars={[86]} />}>
          <CardBody question={question} at={at} editing={state === 'editing'} onClose={close} />
        </Suspense>
      )}
    </div>
  );
});

/** Whether a click is on the row itself: not on a control, and not the end of a text selection. */
function isOnRow({ target }: MouseEvent): boolean {
  const control = target instanceof Element && target.closest('button, a, input, [role="button"], [popover]');
  return !control && getSelection()?.isCollapsed !== false;
}

/** Arrow keys move between the cards' buttons, which is faster than Tab in a long list. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const list = event.currentTarget.closest('ol');
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-opener]') ?? [])];
  const index = all.indexOf(event.currentTarget);
  const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  all[to]?.focus();
}
