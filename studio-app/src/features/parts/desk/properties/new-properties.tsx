import type { Rank } from '@fourfold/core/ranks/ranks';
import { RankChoice } from '@fourfold/ui-kit/rank-choice';
import type { QuestionFlags as FlagValues } from '../save-question.ts';
import { type FlagFields, Flags } from './flags.tsx';
import css from './properties.module.css';
import { Skills } from './skills.tsx';

type NewPropertiesProps = {
  value: FlagFields & { rank: Rank; skill_codes: readonly string[] };
  onChange: (flags: FlagValues) => void;
};

/** The properties of a new question; they are saved when it is created. */
export function NewProperties({ value, onChange }: NewPropertiesProps) {
  return (
    <div className={css.column}>
      <aside className={css.properties} aria-label="Properties of the new question">
        <header className={css.whose}>
          <h2>New question</h2>
        </header>
        <section>
          <h2 className="label">Rank</h2>
          <RankChoice label="Rank" rank={value.rank} onChange={(rank) => onChange({ rank })} />
        </section>
        <section>
          <h2 className="label">Question</h2>
          <Flags value={value} hasAnswers={false} onChange={onChange} />
        </section>
        <Skills
          title="Skills of the new question"
          codes={value.skill_codes}
          onChange={(skill_codes) => onChange({ skill_codes })}
        />
      </aside>
    </div>
  );
}
