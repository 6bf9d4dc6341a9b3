import type { Answer } from '@fourfold/core/contract/content';
import { acceptedText } from '@fourfold/core/wire/authored-answer';
import css from '../answers/answers.module.css';

/** A saved text that students may type, with its symbol; `note` says which other texts it accepts. */
export function SavedAccepted({ answer, note }: { answer: Answer; note: string }) {
  const { symbol, symbol_position_left: left } = answer;
  return (
    <>
      <span className={css.value}>
        {left && symbol && <span className={css.symbol}>{symbol} </span>}
        {acceptedText(answer)}
        {!left && symbol && <span className={css.symbol}> {symbol}</span>}
      </span>
      <span className={css.note}>{note}</span>
    </>
  );
}
