import { type ReactNode, useId, useRef } from 'react';
import { AlertIcon, CheckIcon, CrossIcon } from '../icon/icon.tsx';
import css from './free-response.module.css';
import { NumberKeys } from './number-keys.tsx';
import { useCaret } from './use-caret.ts';

type FreeResponseProps = {
  /** The typed text. */
  value: string;
  /** Called with the whole text on each change. */
  onType: (value: string) => void;
  /** A unit or symbol, right of the input; left of it if `symbolLeft`. */
  symbol?: string | undefined;
  /** Shows the symbol on the left, as a currency needs. */
  symbolLeft?: boolean | undefined;
  /** A possible format error, shown before anything is stored (Q112). */
  hint?: string | undefined;
  /** Why the last change was refused: `onType` did not change `value`, and the caret stays. Shown instead of the hint. */
  refusal?: string | undefined;
  /** An answer of a few characters: the input is narrow, and shows that its text has a format error. */
  short?: boolean | undefined;
  /** Numeric: a touch screen shows a numeric keyboard, and keys for the characters it lacks. */
  number?: boolean | undefined;
  /** How to type the answer. */
  help?: ReactNode;
  /** Set after the check. */
  verdict?: 'right' | 'wrong' | undefined;
  /** Shown after a wrong answer. */
  rightAnswer?: ReactNode;
  /** The label above the input. */
  label?: string;
  /** Under the input, such as a preview of the answer. */
  children?: ReactNode;
  /** The id of an element in `children` that describes the input. */
  describedBy?: string | undefined;
};

/** An input for a typed answer. Enter is handled by the form around it. */
export function FreeResponse(props: FreeResponseProps) {
  const { value, onType, symbol, symbolLeft, number, hint, help, verdict, rightAnswer, label = 'Your answer' } = props;
  const { refusal, short, children, describedBy } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useCaret(value);
  const message = refusal ?? hint;
  const hasKeys = number && !verdict && matchMedia('(pointer: coarse)').matches;
  const symbolElement = symbol && (
    <span className={css.symbol} id={`${id}u`}>
      {symbol}
    </span>
  );
  const described = [symbol && `${id}u`, help && `${id}e`, describedBy, message && `${id}h`, verdict && `${id}v`];
  return (
    <div className={css.response} data-verdict={verdict}>
      <label htmlFor={id}>{label}</label>
      <div className={css.line}>
        {symbolLeft && symbolElement}
        <input
          ref={input}
          id={id}
          inputMode={hasKeys ? 'numeric' : undefined}
          value={value}
          onSelect={caret.store}
          onChange={(event) => {
            onType(event.target.value);
            caret.restoreIfRefused(event.target);
          }}
          readOnly={verdict !== undefined}
          data-short={short || undefined}
          aria-invalid={hint !== undefined && refusal === undefined ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={200}
        />
        {!symbolLeft && symbolElement}
        {hasKeys && <NumberKeys input={input} />}
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
      {children}
      <p className={css.hint} id={`${id}h`} role="status">
        {message && (
          <>
            <AlertIcon />
            {message}
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
