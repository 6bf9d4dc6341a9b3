import { type Rank as RankValue, ranks, shownRank } from '@fourfold/core/ranks/ranks';
import css from './rank.module.css';

type RankProps = {
  /** The stored rank, from 0; shown plus one. */
  rank: RankValue;
};

/** The rank of a question as a coloured number. */
export function Rank({ rank }: RankProps) {
  const shown = shownRank(rank);
  return (
    <span className={css.rank} style={rankColours(rank)} title={`Rank ${shown} of ${ranks.length}`}>
      <span className="vh">Rank </span>
      {shown}
    </span>
  );
}

/** The background and text colour of a rank; tokens.css defines them for every rank (tokens.test.ts). */
export function rankColours(rank: RankValue) {
  const shown = shownRank(rank);
  return { background: `var(--rank-${shown})`, color: `var(--on-rank-${shown})` };
}
