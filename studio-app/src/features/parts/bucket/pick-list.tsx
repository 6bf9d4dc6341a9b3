import { Button } from '@fourfold/ui-kit/button';
import { DownIcon } from '@fourfold/ui-kit/icon';
import { SelectionBar } from '@fourfold/ui-kit/selection-bar';
import { memo, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import css from './pick-list.module.css';
import { useFirstRows } from './use-first-rows.ts';

export type PickListRow = {
  id: string;
  /** Name of the row for screen readers. */
  name: string;
  line: ReactNode;
  /** At the right of the line: details that distinguish the row. */
  notes?: ReactNode;
  /** Rendered when the row is expanded. */
  preview?: (() => ReactNode) | undefined;
  /** Cannot be chosen; the list's note gives the reason. */
  isNotSelectable?: boolean | undefined;
};

type PickListProps = {
  label: string;
  picks: readonly PickListRow[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** Why some of them cannot be chosen. */
  note?: string | undefined;
  disabled?: boolean | undefined;
};

/** A list with checkboxes, one by one or all at once, each row with a preview. */
export function PickList({ label, picks, chosen, onChange, note, disabled }: PickListProps) {
  const noteId = useId();
  const selectable = picks.filter(({ isNotSelectable }) => !isNotSelectable);
  const count = selectable.filter(({ id }) => chosen.has(id)).length;
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  // Memoized rows keep their first callback, so it always calls the latest function.
  const latest = useRef(toggle);
  latest.current = toggle;
  const onToggle = useCallback((id: string, isOn: boolean) => latest.current(id, isOn), []);
  const shown = useFirstRows(picks);
  return (
    <>
      {note && (
        <p className={css.note} id={noteId}>
          {note}
        </p>
      )}
      <SelectionBar
        count={count}
        text={`${count} of ${selectable.length} selected`}
        isFull={count === selectable.length}
        disabled={disabled}
        onSelectAll={() => onChange(new Set([...chosen, ...selectable.map(({ id }) => id)]))}
        onClear={() => onChange(new Set([...chosen].filter((id) => !selectable.some((pick) => pick.id === id))))}
      />
      <ul className={css.list} aria-label={label}>
        {shown.map((pick) => (
          <Row key={pick.id} {...{ pick, disabled, noteId }} isChosen={chosen.has(pick.id)} onToggle={onToggle} />
        ))}
      </ul>
    </>
  );
}

type PickRowProps = {
  pick: PickListRow;
  noteId: string;
  isChosen: boolean;
  disabled: boolean | undefined;
  onToggle: (id: string, isOn: boolean) => void;
};

function PickRow({ pick, noteId, isChosen, disabled, onToggle }: PickRowProps) {
  const { id, name, line, notes, preview, isNotSelectable = false } = pick;
  const inputId = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={css.row} data-unfit={isNotSelectable || undefined}>
      <input
        id={inputId}
        type="checkbox"
        checked={isChosen && !isNotSelectable}
        disabled={disabled || isNotSelectable}
        aria-label={name}
        aria-describedby={isNotSelectable ? noteId : undefined}
        onChange={(event) => onToggle(id, event.target.checked)}
      />
      <label htmlFor={inputId} className={css.line}>
        {line}
      </label>
      {notes && <span className={css.notes}>{notes}</span>}
      {preview && (
        <Button
          icon
          kind="quiet"
          className={css.arrow}
          aria-expanded={open}
          aria-controls={open ? `${inputId}-preview` : undefined}
          aria-label={`Preview of ${name}`}
          onClick={() => setOpen(!open)}
        >
          <DownIcon />
        </Button>
      )}
      {open && preview && (
        <div className={css.preview} id={`${inputId}-preview`}>
          {preview()}
        </div>
      )}
    </li>
  );
}

/** Memoized: only changed rows of hundreds re-render. */
const Row = memo(PickRow, (before, after) => {
  const { pick, ...now } = after;
  const isSame = (['id', 'name', 'isNotSelectable'] as const).every((part) => before.pick[part] === pick[part]);
  return isSame && now.isChosen === before.isChosen && now.disabled === before.disabled;
});
