import type { Rank as RankValue } from '@fourfold/core/ranks/ranks';
import type { ReactNode } from 'react';
import { CalculatorIcon, NoCalculatorIcon } from '../icon/icon.tsx';
import { Rank } from '../rank/rank.tsx';
import css from './question-head.module.css';

type QuestionHeadProps = {
  /** As it is counted for people, from 1. */
  number: number;
  rank?: RankValue | undefined;
  /** Whether a calculator may be used; null where that is not a question. */
  calculator?: boolean | null | undefined;
  uncertain?: boolean | undefined;
  /** At the right edge on a phone, where the margin is gone: the run. */
  phone?: ReactNode;
};

/** The number in the margin, rank and calculator note under it; the highlighter behind it when uncertain. */
export function QuestionHead({ number, rank, calculator = null, uncertain, phone }: QuestionHeadProps) {
  return (
    <div className={css.head}>
      <h2 className={css.number} data-uncertain={uncertain || undefined}>
        <span className="vh">Question </span>
        {number}
        {uncertain && <span className="vh">, uncertain</span>}
      </h2>
      <div className={css.meta}>
        {rank !== undefined && (
          <span className={css.note}>
            Difficulty
            <Rank rank={rank} />
          </span>
        )}
        {calculator !== null && (
          <span className={css.note}>
            {calculator ? <CalculatorIcon /> : <NoCalculatorIcon />}
            {calculator ? 'Calculator' : 'No calculator'}
          </span>
        )}
      </div>
      {phone && <div className={css.phone}>{phone}</div>}
    </div>
  );
}
