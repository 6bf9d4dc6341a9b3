import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { newId } from '@fourfold/core/browser/new-id';
import { easiest } from '@fourfold/core/ranks/ranks';
import { toKindChoice } from '@fourfold/core/wire/chosen-kind';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { RichInput } from '../../../editor/rich-input.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useDesk, useDeskState } from './desk-state.ts';
import { draftKeys } from './draft-keys.ts';
import { elementIds, focusWhenRendered } from './focus-when-rendered.ts';
import { NewProperties } from './properties/new-properties.tsx';
import { insertQuestion } from './question-actions.ts';
import css from './question-card.module.css';
import { useDraftForm } from './use-draft-form.tsx';

/** The form of a new question after this one, or before the first. */
export const NewQuestionAfter = memo(function NewQuestionAfter({ after }: { after: string | null }) {
  const { store } = useDesk();
  const isHere = useDeskState(store, ({ creating }) => creating?.after === after);
  if (!isHere) return null;
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
  const { questionLocation, store, questions } = useDesk();
  const isCurrent = useDeskState(store, ({ current }) => current === 'new');
  const card = useRef<HTMLDivElement>(null);
  const [id] = useState(newId);
  const draft = useDraft({
    key: draftKeys.newQuestion(questionLocation),
    subjectId: questionLocation.id,
    baseRev: null,
    saved: { ...blank, is_calc: calculatorOf(questionLocation), after, id },
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
  const createdId = useRef<string | null>(null);
  // Where the focus goes if the form is cancelled.
  const neighbourId = after ?? questions[0]?.id;
  // A draft of an earlier version has none.
  const skillCodes = (draft.value.skill_codes ?? '').split(' ').filter(Boolean);
  const { props, acts, notes } = useDraftForm({
    draft,
    submit: 'Create Question',
    canSubmitUnchanged: true,
    async save() {
      const { after, skill_codes: _, ...question } = draft.value;
      const created = await insertQuestion(questionLocation, after, { ...question, skill_codes: skillCodes });
      createdId.current = created ? created.id : null;
      return created !== false;
    },
    onClose() {
      store.endCreating();
      if (createdId.current === null)
        return focusWhenRendered(neighbourId === undefined ? elementIds.create : elementIds.opener(neighbourId));
      // The answers are written next.
      store.show(createdId.current);
      focusWhenRendered(elementIds.newAnswer(createdId.current));
    },
  });
  const at = after === null ? 0 : questions.findIndex((question) => question.id === after) + 1 || questions.length;
  const makeCurrent = isCurrent ? undefined : () => store.setCurrent('new');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a card like those of the list
    <div
      ref={card}
      className={css.card}
      role="group"
      aria-label="New question"
      data-open="editing"
      data-current={isCurrent || undefined}
      onFocus={makeCurrent}
      onPointerDown={makeCurrent}
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
        {isCurrent && (
          <NewProperties
            value={{ ...draft.value, skill_codes: skillCodes }}
            onChange={({ skill_codes, ...flags }) =>
              draft.change({ ...flags, ...(skill_codes && { skill_codes: skill_codes.join(' ') }) })
            }
          />
        )}
      </div>
    </div>
  );
}

const blank = {
  question: '',
  rank: easiest,
  ...toKindChoice('one-choice'),
  is_hidden: false,
  exp_position_before_answer: false,
  /** With spaces between them: a draft has no lists. */
  skill_codes: '',
};

/** A new question's calculator setting: given by the name of its test section, none elsewhere. */
function calculatorOf(questionLocation: QuestionLocation): boolean | null {
  if (!('type' in questionLocation)) return null;
  return { MathCalc: true, MathNoCalc: false }[questionLocation.type] ?? null;
}
