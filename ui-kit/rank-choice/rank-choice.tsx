import { type Rank, ranks, shownRank } from '@fourfold/core/ranks/ranks';
import { useId } from 'react';
import { rankColours } from '../rank/rank.tsx';
import css from './rank-choice.module.css';

type RankChoiceProps = {
  /** Accessible name of the group. */
  label: string;
  /** The selected rank, as stored: 0 to 4. */
  rank: Rank;
  /** Called with the stored rank that is selected. */
  onChange: (rank: Rank) => void;
};

/** A radio group of the ranks, as coloured numbers from 1 to 5. */
export function RankChoice({ label, rank, onChange }: RankChoiceProps) {
  const name = useId();
  return (
    <div className={css.choice} role="radiogroup" aria-label={label}>
      {ranks.map((one) => (
        <label key={one} style={rankColours(one)}>
          <input type="radio" name={name} checked={one === rank} onChange={() => onChange(one)} />
          <span className="vh">Rank </span>
          {shownRank(one)}
        </label>
      ))}
    </div>
  );
}
