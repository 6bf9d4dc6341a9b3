import { sectionSpecs } from '@fourfold/core/authoring/question-sections';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { RankChoice } from '@fourfold/ui-kit/rank-choice';
import { memo, useState } from 'react';
import { cardActions } from '../card-actions.ts';
import { useDesk, useDeskState } from '../desk-state.ts';
import { elementIds, focusWhenRendered } from '../focus-when-rendered.ts';
import { QuestionLinks } from '../links/question-links.tsx';
import { QuestionExcerpt } from '../rich-field.tsx';
import { type QuestionFlags as FlagValues, saveFlags } from '../save-question.ts';
import { Flags } from './flags.tsx';
import css from './properties.module.css';
import { PropertySets } from './property-sets.tsx';
import { PropertyTexts } from './property-texts.tsx';
import { Skills } from './skills.tsx';

type PropertiesProps = { question: Question; at: number };

/** The properties of a question beside its text; all of them unless its card is far from the screen. */
export const Properties = memo(function Properties({ question, at }: PropertiesProps) {
  const { store } = useDesk();
  const isFar = useDeskState(store, ({ far }) => far.has(question.id));
  return (
    <div className={css.column}>
      <aside className={css.properties} aria-label={`Properties of question ${at + 1}`}>
        <header className={css.whose}>
          <h2>Question {at + 1}</h2>
          <div className={css.words}>
            <QuestionExcerpt field={question.question} formulas={question.formulas} />
          </div>
          {isFar && (
            <Button kind="quiet" onClick={() => focusWhenRendered(elementIds.opener(question.id))}>
              Go to question {at + 1}
            </Button>
          )}
        </header>
        {!isFar && <AllProperties question={question} />}
      </aside>
    </div>
  );
});

/** Each change is saved at once. */
function AllProperties({ question }: { question: Question }) {
  const { questionLocation, store, sets } = useDesk();
  const { canLink } = sectionSpecs[questionLocation.section];
  const act = cardActions({ question, questionLocation, store });
  const [pending, change] = usePendingFlags(question);
  const shown = { ...question, ...pending };
  return (
    <>
      <section>
        <h2 className="label">Rank</h2>
        <RankChoice label="Rank" rank={shown.rank} onChange={(rank) => change({ rank })} />
      </section>
      <section>
        <h2 className="label">Question</h2>
        <Flags value={shown} hasAnswers={question.answers.length > 0} onChange={change} />
      </section>
      <Skills
        title={`Skills of question ${question.position + 1}`}
        codes={shown.skill_codes ?? []}
        onChange={(skill_codes) => change({ skill_codes })}
      />
      {canLink && <QuestionLinks question={question} />}
      <PropertyTexts question={question} />
      {canLink && sets.length > 0 && <PropertySets sets={sets} questionLocation={questionLocation} />}
      <section className={css.acts}>
        <Button kind="quiet" onClick={act.duplicate}>
          Duplicate
        </Button>
        <Button kind="quiet" onClick={act.addToBucket}>
          Add to Bucket
        </Button>
        <Button kind="quiet" className={css.danger} onClick={act.remove}>
          Delete
        </Button>
      </section>
    </>
  );
}

/** Switches that are being saved: the switch changes on click, the list slightly later. */
function usePendingFlags({ id }: Question) {
  const { questionLocation } = useDesk();
  const [pending, setPending] = useState<FlagValues>({});
  const change = async (flags: FlagValues) => {
    setPending((all) => ({ ...all, ...flags }));
    await saveFlags(questionLocation, id, flags);
    setPending((all) => (isUnchanged(all, flags) ? {} : all));
  };
  return [pending, change] as const;
}

/** Whether no switch was changed again meanwhile. */
function isUnchanged(all: FlagValues, flags: FlagValues): boolean {
  return (Object.keys(flags) as (keyof FlagValues)[]).every((name) => all[name] === flags[name]);
}
