import { type CSSProperties, useRef, useState } from 'react';
import { shownPercent } from '../progress/shown-percent.ts';
import { moveFocus } from './move-focus.ts';
import columnCss from './number-column.module.css';
import css from './number-grid.module.css';
import { useCurrentInView } from './use-current-in-view.ts';

/** The mark below a number: a rule, a dot, or a rule that fills with the percentage and is double at 100. */
type NumberMark = 'open' | 'answered' | 'right' | 'wrong' | 'published' | 'unpublished' | { percent: number };

export type GridNumber = {
  /** DOM id of the number, used as a URL anchor. */
  id?: string | undefined;
  /** What a screen reader reads after the number, such as its topic and its state. */
  description?: readonly string[] | undefined;
  /** Tooltip. */
  title?: string | undefined;
  /** The line or dot below it. */
  mark?: NumberMark | undefined;
  /** Marked as wrong, with a cross. */
  wrong?: boolean | undefined;
  /** Marked as uncertain, with a question mark on the highlighter. */
  uncertain?: boolean | undefined;
  /** Light, because nothing belongs to it yet. */
  faint?: boolean | undefined;
  /** Whether it is no button, or a button that does nothing now. */
  off?: 'text' | 'disabled' | undefined;
};

/** What a click on a number does: opens a dialog about it, marks it, or goes to its question. */
type NumberAction = 'open' | 'toggle' | 'go';

type NumberGridProps = {
  /** Accessible name of the list. */
  label?: string | undefined;
  /** What a click on a number does. Numbers to `go` to are small, for a column next to the question. */
  action: NumberAction;
  /** The numbers, from 1. */
  numbers: readonly GridNumber[];
  /** 0-based index of the current question. */
  current?: number | undefined;
  /** The marks are being saved: clicks do nothing. */
  busy?: boolean | undefined;
  /** DOM id of a text about the numbers. */
  describedBy?: string | undefined;
  /** Called with the 0-based index of a number. */
  onPress: (at: number) => void;
};

/**
 * Question numbers: in groups of five on wide screens, seven in a row on phones. One tab stop; arrow keys, Home and End
 * move the focus.
 */
export function NumberGrid({ label, action, numbers, current, busy, describedBy, onPress }: NumberGridProps) {
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isOn = (at: number | null | undefined) => typeof at === 'number' && numbers[at] && !numbers[at].off;
  const tabStop = [focused, current].find(isOn) ?? numbers.findIndex(({ off }) => !off);
  useCurrentInView(list, current);

  return (
    <div className={action === 'go' ? undefined : css.frame}>
      <ol
        ref={list}
        className={action === 'go' ? `${css.grid} ${columnCss.column}` : css.grid}
        data-action={action}
        aria-label={label}
        aria-describedby={describedBy}
        onKeyDown={moveFocus}
        // Tab returns to the current question.
        onBlur={() => current !== undefined && setFocused(null)}
      >
        {numbers.map((number, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its index
          <li key={at} style={{ '--five': Math.floor(at / 5) } as CSSProperties}>
            {number.off === 'text' ? (
              <span {...numberAttributes(number)} id={number.id} title={number.title}>
                {at + 1}
                <span className="vh">{['', ...(number.description ?? [])].join(', ')}</span>
              </span>
            ) : (
              <button
                type="button"
                {...numberAttributes(number)}
                {...actionAttributes(action, number, at === current)}
                id={number.id}
                title={number.title}
                aria-label={[action === 'open' ? at + 1 : `Question ${at + 1}`, ...(number.description ?? [])].join(
                  ', ',
                )}
                aria-disabled={busy || undefined}
                disabled={number.off === 'disabled'}
                tabIndex={at === tabStop ? 0 : -1}
                onFocus={() => setFocused(at)}
                onClick={() => !busy && onPress(at)}
              >
                {at + 1}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

type NumberLegendProps = {
  /** What each style of a number means. */
  entries: readonly { text: string; number: GridNumber }[];
};

/** The legend of the number styles. */
export function NumberLegend({ entries }: NumberLegendProps) {
  return (
    <p className={css.legend} aria-hidden>
      {entries.map(({ text, number }) => (
        <span key={text}>
          <span {...numberAttributes(number)}>7</span>
          {text}
        </span>
      ))}
    </p>
  );
}

function numberAttributes({ mark, wrong, uncertain, faint }: GridNumber) {
  const percent = typeof mark === 'object' ? mark.percent : undefined;
  return {
    className: css.number,
    'data-mark': percent === undefined ? mark : percent === 100 ? 'done' : 'progress',
    'data-wrong': wrong || undefined,
    'data-uncertain': uncertain || undefined,
    'data-faint': faint || undefined,
    style: percent === undefined ? undefined : ({ '--p': `${shownPercent(percent)}%` } as CSSProperties),
  };
}

function actionAttributes(action: NumberAction, { wrong, uncertain }: GridNumber, isCurrent: boolean) {
  if (action === 'open') return { 'aria-haspopup': 'dialog' } as const;
  if (action === 'toggle') return { 'aria-pressed': Boolean(wrong || uncertain) };
  return isCurrent ? ({ 'aria-current': 'step' } as const) : {};
}
