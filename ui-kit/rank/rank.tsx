import css from './rank.module.css';

/** How hard a question is: stored 0 to 4, shown 1 to 5, the numeral carrying the meaning. */
export function Rank({ rank }: { rank: number }) {
  const shown = rank + 1;
  return (
    <span className={css.rank} data-rank={shown} title={`Rank ${shown} of 5`}>
      <span className="vh">Rank </span>
      {shown}
    </span>
  );
}
