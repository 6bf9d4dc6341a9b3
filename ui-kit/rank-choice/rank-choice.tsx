import { useId } from 'react';
import css from './rank-choice.module.css';

type RankChoiceProps = {
  label: string;
  /** Stored 0 to 4, shown 1 to 5. */
  rank: number;
  onChange: (rank: number) => void;
};

const ranks = [0, 1, 2, 3, 4];

/** How hard a question is, to be chosen: five coloured numerals, of which one holds. */
export function RankChoice({ label, rank, onChange }: RankChoiceProps) {
  const name = useId();
  return (
    <div className={css.choice} role="radiogroup" aria-label={label}>
      {ranks.map((one) => (
        <label key={one} data-rank={one + 1}>
          <input type="radio" name={name} checked={one === rank} onChange={() => onChange(one)} />
          <span className="vh">Rank </span>
          {one + 1}
        </label>
      ))}
    </div>
  );
}
