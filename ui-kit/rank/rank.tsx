import { type Rank as RankValue, ranks, shownRank } from '@fourfold/core/ranks/ranks';
import css from './rank.module.css';
import { rankColours } from './rank-colours.ts';

/** The rank of a question as a coloured number. */
export function Rank({ rank }: { rank: RankValue }) {
  const shown = shownRank(rank);
  return (
    <span className={css.rank} style={rankColours(rank)} title={`Rank ${shown} of ${ranks.length}`}>
      <span className="vh">Rank </span>
      {shown}
    </span>
  );
}
