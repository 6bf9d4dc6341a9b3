import { sectionSpecs } from '@fourfold/core/authoring/sections';
import type { Question } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { RankChoice } from '@fourfold/ui-kit/rank-choice';
import { cardActions } from '../card-actions.ts';
import { useDesk } from '../desk-state.ts';
import { saveFlags } from '../save-question.ts';
import { Ways } from '../ways.tsx';
import { Flags } from './flags.tsx';
import css from './properties.module.css';
import { PropertySets } from './property-sets.tsx';
import { PropertyTexts } from './property-texts.tsx';

/** What is set of a question beside its text; every change is saved at once. */
export function Properties({ question, at }: { question: Question; at: number }) {
  const { place, store, questions, sets } = useDesk();
  const { leads } = sectionSpecs[place.section];
  const act = cardActions({ question, place, store });
  return (
    <div className={css.column}>
      <aside className={css.properties} aria-label={`Properties of question ${at + 1}`}>
        <section>
          <h3 className="label">Rank</h3>
          <RankChoice label="Rank" rank={question.rank} onChange={(rank) => saveFlags(place, question.id, { rank })} />
        </section>
        <section>
          <h3 className="label">Question</h3>
          <Flags
            value={question}
            answered={question.answers.length > 0}
            onChange={(flags) => saveFlags(place, question.id, flags)}
          />
        </section>
        {leads && <Ways of={question} questions={questions} sets={sets} />}
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
}
