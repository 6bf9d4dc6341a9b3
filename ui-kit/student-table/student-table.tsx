import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Table } from '../table/table.tsx';
import css from './student-table.module.css';

/** A tutor's student; `overdue` and `inactive` are null if there is nothing to show. */
export type StudentRow = {
  id: string;
  name: string;
  email: string;
  /** Only active students can be selected or logged in as, have their mistakes shown, or be granted time. */
  isActive: boolean;
  /** Work done this week. */
  weekText: string;
  /** Number of overdue assignments: "2 overdue". */
  overdue: string | null;
  /** Since when the student has done nothing. */
  inactive: string | null;
};

type StudentTableProps = {
  /** The students of one page. */
  students: readonly StudentRow[];
  /** Selected ids, including those on other pages. */
  chosen: ReadonlySet<string>;
  /** Called with the ids that are selected, or no longer. */
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  /** Called with the id of the student to log in as. */
  onLogIn: (id: string) => void;
  /** Called with the id of the student whose mistakes to show. */
  onMistakes: (id: string) => void;
  /** Called with the id of the student whose granted time to show. */
  onTime: (id: string) => void;
  /** The rows are of the previous page, while the next one loads. */
  busy?: boolean | undefined;
};

/** The table of a tutor's students; when narrow each row is a few lines, with its action on the right. */
export function StudentTable({ students, chosen, onChoose, onLogIn, onMistakes, onTime, busy }: StudentTableProps) {
  const ids = students.filter(({ isActive }) => isActive).map(({ id }) => id);
  return (
    <Table
      caption="My Students"
      rows={students}
      keyOf={({ id }) => id}
      busy={busy}
      columns={[
        {
          head: 'Choose',
          kind: 'lead',
          headCell: <SelectAll ids={ids} chosen={chosen} onChoose={onChoose} />,
          cell: ({ id, name, isActive }) => (
            <label className={css.choice}>
              <input
                type="checkbox"
                aria-label={`Choose ${name}`}
                checked={chosen.has(id)}
                disabled={!isActive}
                onChange={({ target }) => onChoose([id], target.checked)}
              />
            </label>
          ),
        },
        { head: 'Name', kind: 'title', width: '24%', cell: ({ name }) => name },
        { head: 'Email', quiet: true, wrap: 'anywhere', narrow: { label: '' }, cell: ({ email }) => email },
        {
          head: 'Status',
          narrow: { label: '' },
          cell: ({ isActive }) => (
            <span className={css.status} data-active={isActive || undefined}>
              {isActive ? 'Active' : 'Inactive'}
            </span>
          ),
        },
        {
          head: 'This week',
          cell: ({ weekText, overdue, inactive }) => (
            <>
              <span className={css.week}>{weekText}</span>
              {(overdue || inactive) && (
                <span className={css.needs}>
                  {overdue && <b className={css.overdue}>{overdue}</b>} {inactive && <mark>{inactive}</mark>}
                </span>
              )}
            </>
          ),
        },
        {
          head: 'Actions',
          kind: 'actions',
          cell: ({ id, name, isActive }) => (
            <>
              <Button
                kind="quiet"
                disabled={!isActive}
                aria-haspopup="dialog"
                aria-label={`Mistakes of ${name}`}
                onClick={() => onMistakes(id)}
              >
                Mistakes
              </Button>
              <Button
                kind="quiet"
                disabled={!isActive}
                aria-haspopup="dialog"
                aria-label={`Time granted to ${name}`}
                onClick={() => onTime(id)}
              >
                Time
              </Button>
              <Button kind="quiet" disabled={!isActive} aria-label={`Login As ${name}`} onClick={() => onLogIn(id)}>
                Login As
              </Button>
            </>
          ),
        },
      ]}
    />
  );
}

/** Selects all selectable students of this page, or none of them. */
function SelectAll({
  ids,
  chosen,
  onChoose,
}: Pick<StudentTableProps, 'chosen' | 'onChoose'> & { ids: readonly string[] }) {
  const box = useRef<HTMLInputElement>(null);
  const count = ids.filter((id) => chosen.has(id)).length;
  const areAllSelected = count > 0 && count === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !areAllSelected;
  });
  return (
    <label className={css.choice}>
      <input
        ref={box}
        type="checkbox"
        checked={areAllSelected}
        disabled={ids.length === 0}
        onChange={() => onChoose(ids, !areAllSelected)}
      />
      <span className={css.all}>All on this page</span>
    </label>
  );
}
