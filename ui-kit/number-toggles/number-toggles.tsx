import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './number-toggles.module.css';

type NumberTogglesProps = {
  /** What is marked, and in which section. */
  label: string;
  kind: 'wrong' | 'uncertain';
  /** Numbers from 1. */
  count: number;
  marked: readonly number[];
  /** The marks are being saved or loaded. */
  busy?: boolean | undefined;
  /** A note about the marks. */
  note?: string | undefined;
  onToggle: (number: number) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

/** The numbers of a section as toggles: one tab stop, arrows move, Space and Enter toggle. */
export function NumberToggles({
  label,
  kind,
  count,
  marked,
  busy,
  note,
  onToggle,
  onSubmit,
  onCancel,
}: NumberTogglesProps) {
  const id = useId();
  const [current, setCurrent] = useState(1);
  const list = useRef<HTMLOListElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const to = nextNumber(event.key, current, columnCount(list.current));
    if (to === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const number = Math.min(Math.max(to, 1), count);
    setCurrent(number);
    list.current?.querySelectorAll('button')[number - 1]?.focus();
  }

  return (
    <div className={css.marking}>
      <ol ref={list} className={css.grid} aria-label={label} aria-describedby={id} onKeyDown={onKeyDown}>
        {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={css.number}
              data-kind={kind}
              tabIndex={number === current ? 0 : -1}
              aria-pressed={marked.includes(number)}
              aria-label={`Question ${number}`}
              aria-disabled={busy || undefined}
              onFocus={() => setCurrent(number)}
              onClick={() => !busy && onToggle(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
      <div className={css.end}>
        <p className="small" id={id}>
          <span className="num">{marked.length}</span> of <span className="num">{count}</span> marked {kind}
          {note && <span className={css.note}>{note}</span>}
        </p>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="primary" busy={busy} onClick={onSubmit}>
          Submit
        </Button>
      </div>
    </div>
  );
}

function nextNumber(key: string, current: number, row: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row };
  const step = steps[key];
  if (step !== undefined) return current + step;
  return key === 'Home' ? 1 : key === 'End' ? Number.POSITIVE_INFINITY : null;
}

/** Returns the number of columns of the current layout. */
function columnCount(list: HTMLOListElement | null): number {
  const tops = [...(list?.children ?? [])].map((item) => (item as HTMLElement).offsetTop);
  return tops.filter((top) => top === tops[0]).length || 1;
}
