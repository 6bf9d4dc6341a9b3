import { sectionSpecs } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { RankChoice } from '@fourfold/ui-kit/rank-choice';
import { memo, useState } from 'react';
import { cardActions } from '../card-actions.ts';
import { useDesk, useDeskState } from '../desk-state.ts';
import { focusWhenThere, partIds } from '../focus-when-there.ts';
import { QuestionWays } from '../links/question-ways.tsx';
import { FirstWords } from '../rich.tsx';
import { type Flags as FlagValues, saveFlags } from '../save-question.ts';
import { Flags } from './flags.tsx';
import css from './properties.module.css';
import { PropertySets } from './property-sets.tsx';
import { PropertyTexts } from './property-texts.tsx';

type PropertiesProps = { question: Question; at: number };

/** The properties of a question beside its text; all of them while its card is on the screen. */
export const Properties = memo(function Properties({ question, at }: PropertiesProps) {
  const { store } = useDesk();
  const away = useDeskState(store, (state) => state.away.has(question.id));
  return (
    <div className={css.column}>
      <aside className={css.properties} aria-label={`Properties of question ${at + 1}`}>
        <header className={css.whose}>
          <h2>Question {at + 1}</h2>
          <div className={css.words}>
            <FirstWords field={question.question} formulas={question.formulas} />
          </div>
          {away && (
            <Button kind="quiet" onClick={() => focusWhenThere(partIds.opener(question.id))}>
              Go to question {at + 1}
            </Button>
          )}
        </header>
        {!away && <AllOf question={question} />}
      </aside>
    </div>
  );
});

/** Each change is saved at once. */
function AllOf({ question }: { question: Question }) {
  const { place, store, sets } = useDesk();
  const { leads } = sectionSpecs[place.section];
  const act = cardActions({ question, place, store });
  const [turned, turn] = useTurned(question);
  const shown = { ...question, ...turned };
  return (
    <>
      <section>
        <h2 className="label">Rank</h2>
        <RankChoice label="Rank" rank={shown.rank} onChange={(rank) => turn({ rank })} />
      </section>
      <section>
        <h2 className="label">Question</h2>
        <Flags value={shown} answered={question.answers.length > 0} onChange={turn} />
      </section>
      {leads && <QuestionWays question={question} />}
      <PropertyTexts question={question} />
      {leads && sets.length > 0 && <PropertySets sets={sets} place={place} />}
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
function useTurned({ id }: Question) {
  const { place } = useDesk();
  const [turned, setTurned] = useState<FlagValues>({});
  const turn = async (flags: FlagValues) => {
    setTurned((all) => ({ ...all, ...flags }));
    await saveFlags(place, id, flags);
    setTurned((all) => (isAsTurned(all, flags) ? {} : all));
  };
  return [turned, turn] as const;
}

/** Whether no switch was changed again meanwhile. */
function isAsTurned(all: FlagValues, flags: FlagValues): boolean {
  return (Object.keys(flags) as (keyof FlagValues)[]).every((name) => all[name] === flags[name]);
}
