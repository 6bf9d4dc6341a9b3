import { type ReactNode, useId } from 'react';
import { AlertIcon, CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './free-response.module.css';

type FreeResponseProps = {
  value: string;
  onType: (value: string) => void;
  /** A unit or a sign beside the box; left of it when `symbolLeft`. */
  symbol?: string | undefined;
  symbolLeft?: boolean | undefined;
  /** What could be a slip of form, told before anything is stored (Q112). */
  hint?: string | undefined;
  /** How the answer has to be typed. */
  help?: ReactNode;
  /** Known after Check. */
  verdict?: 'right' | 'wrong' | undefined;
  /** Shown after a wrong answer. */
  rightAnswer?: ReactNode;
  label?: string;
};

/** One line for an answer that is typed. Enter is left to the form around it. */
export function FreeResponse(props: FreeResponseProps) {
  const { value, onType, symbol, symbolLeft, hint, help, verdict, rightAnswer, label = 'Your answer' } = props;
  const id = useId();
  const sign = symbol && (
    <span className={css.symbol} id={`${id}u`}>
      {symbol}
    </span>
  );
  const described = [symbol && `${id}u`, help && `${id}e`, hint && `${id}h`, verdict && `${id}v`];
  return (
    <div className={css.response} data-verdict={verdict}>
      <label htmlFor={id}>{label}</label>
      <div className={css.line}>
        {symbolLeft && sign}
        <input
          id={id}
          value={value}
          onChange={(event) => onType(event.target.value)}
          readOnly={verdict !== undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
        />
        {!symbolLeft && sign}
        {verdict && (
          <span className={css.says} id={`${id}v`}>
            {verdict === 'right' ? <CheckIcon size={15} weight={2} /> : <CrossIcon size={15} weight={2} />}
            Your answer<span className="vh">, {verdict}</span>
          </span>
        )}
      </div>
      {help && (
        <p className={css.help} id={`${id}e`}>
          {help}
        </p>
      )}
      <p className={css.hint} id={`${id}h`} role="status">
        {hint && (
          <>
            <AlertIcon />
            {hint}
          </>
        )}
      </p>
      {verdict === 'wrong' && rightAnswer && (
        <p className={css.right}>
          <span>
            <CheckIcon size={15} weight={2} />
            Right answer
          </span>
          <b>{rightAnswer}</b>
        </p>
      )}
    </div>
  );
}
