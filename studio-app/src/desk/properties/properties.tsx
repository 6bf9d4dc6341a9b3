import { sectionSpecs } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { RankChoice } from '@fourfold/ui-kit/rank-choice';
import { memo, useState } from 'react';
import { cardActions } from '../card-actions.ts';
import { useDesk } from '../desk-state.ts';
import { QuestionWays } from '../links/question-ways.tsx';
import { type Flags as FlagValues, saveFlags } from '../save-question.ts';
import { Flags } from './flags.tsx';
import css from './properties.module.css';
import { PropertySets } from './property-sets.tsx';
import { PropertyTexts } from './property-texts.tsx';

/** What is set of a question beside its text; every change is saved at once. */
export const Properties = memo(function Properties({ question, at }: { question: Question; at: number }) {
  const { place, store, sets } = useDesk();
  const { leads } = sectionSpecs[place.section];
  const act = cardActions({ question, place, store });
  const [turned, turn] = useTurned(question);
  const shown = { ...question, ...turned };
  return (
    <div className={css.column}>
      <aside className={css.properties} aria-label={`Properties of question ${at + 1}`}>
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
      </aside>
    </div>
  );
});

/** What was turned and is on its way: a switch shows it with the press, the list a moment later. */
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

/** Nothing was turned further meanwhile. */
function isAsTurned(all: FlagValues, flags: FlagValues): boolean {
  return (Object.keys(flags) as (keyof FlagValues)[]).every((name) => all[name] === flags[name]);
}
