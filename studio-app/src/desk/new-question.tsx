import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import { newId } from '@fourfold/core/browser/new-id';
import { easiest } from '@fourfold/core/ranks/ranks';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { useDraft } from '../drafts/use-draft.ts';
import { RichInput } from '../editor/rich-input.tsx';
import { useDesk, useDeskState } from './desk-state.ts';
import { keys } from './draft-keys.ts';
import { focusWhenThere, partIds } from './focus-when-there.ts';
import { makeQuestion } from './make-question.ts';
import { NewProperties } from './properties/new-properties.tsx';
import css from './question-card.module.css';
import { useDraftForm } from './use-draft-form.tsx';

/** The form of a new question after this one, or before the first. */
export const NewQuestionAfter = memo(function NewQuestionAfter({ after }: { after: string | null }) {
  const { store } = useDesk();
  const here = useDeskState(store, ({ creating }) => creating?.after === after);
  if (!here) return null;
  return (
    <Suspense fallback={<Skeleton bars={[86]} />}>
      <NewQuestion after={after} />
    </Suspense>
  );
});

/** If the question it should follow was deleted meanwhile, the form is after the last one. */
export function NewQuestionLast() {
  const { store, questions } = useDesk();
  const after = useDeskState(store, ({ creating }) => creating?.after ?? null);
  return after === null || questions.some(({ id }) => id === after) ? null : <NewQuestion after={after} />;
}

function NewQuestion({ after }: { after: string | null }) {
  const { place, store, questions } = useDesk();
  const isCurrent = useDeskState(store, ({ current }) => current === 'new');
  const card = useRef<HTMLDivElement>(null);
  const [id] = useState(newId);
  const draft = useDraft({
    key: keys.newQuestion(place),
    subjectId: place.id,
    baseRev: null,
    saved: { ...blank, is_calc: calculatorOf(place), after, id },
  });
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return as its cleanup.
    void card.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // If the draft was begun at another position, it moves to this one.
  const { dirty, value, change } = draft;
  useEffect(() => {
    if (dirty && value.after !== after) change({ after });
  });
  const made = useRef<string | null>(null);
  // Where the focus goes if the form is cancelled.
  const next = after ?? questions[0]?.id;
  const { props, acts, notes } = useDraftForm({
    draft,
    submit: 'Create Question',
    always: true,
    async save() {
      const { after, ...question } = draft.value;
      const one = await makeQuestion(place, after, question);
      made.current = one ? one.id : null;
      return one !== false;
    },
    onClose() {
      store.endCreating();
      if (made.current === null) return focusWhenThere(next === undefined ? partIds.create : partIds.opener(next));
      // The answers are written next.
      store.show(made.current);
      focusWhenThere(partIds.newAnswer(made.current));
    },
  });
  const at = after === null ? 0 : questions.findIndex((question) => question.id === after) + 1 || questions.length;
  const turnHere = isCurrent ? undefined : () => store.turnTo('new');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card like those of the list
    <div
      ref={card}
      className={css.card}
      role="group"
      aria-label="New question"
      data-open="editing"
      data-current={isCurrent || undefined}
      onFocus={turnHere}
      onPointerDown={turnHere}
    >
      <div className={css.head}>
        <span className={css.number}>{at + 1}</span>
      </div>
      <div className={css.body}>
        <form {...props}>
          {notes}
          <RichInput
            key={draft.version}
            label="New question"
            value={draft.value.question}
            onChange={(question) => draft.change({ question })}
            autoFocus
          />
        </form>
        <div className={css.acts}>{acts}</div>
        {isCurrent && <NewProperties value={draft.value} onChange={draft.change} />}
      </div>
    </div>
  );
}

const blank = {
  question: '',
  rank: easiest,
  is_free_response: false,
  is_hidden: false,
  exp_position_before_answer: false,
};

/** A new question's calculator setting: given by the name of its test section, none elsewhere. */
function calculatorOf(place: QuestionPlace): boolean | null {
  if (!('type' in place)) return null;
  return { MathCalc: true, MathNoCalc: false }[place.type] ?? null;
}
