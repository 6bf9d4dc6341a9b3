import { useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import css from './student-table.module.css';

/** A tutor's student; `overdue` and `inactive` are null if there is nothing to show. */
export type StudentRow = {
  id: string;
  name: string;
  email: string;
  isActive: boolean;
  /** Work done this week. */
  weekText: string;
  overdue: string | null;
  inactive: string | null;
};

type StudentTableProps = {
  students: readonly StudentRow[];
  /** Selected ids, including those on other pages. */
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onLogIn: (id: string) => void;
  /** The rows are of the previous page, while the next one loads. */
  busy?: boolean | undefined;
};

/** The table of a tutor's students; on phones each row is a few lines, with its action on the right. */
export function StudentTable({ students, chosen, onChoose, onLogIn, busy }: StudentTableProps) {
  const ids = students.filter(({ isActive }) => isActive).map(({ id }) => id);
  return (
    <div className={css.frame}>
      <table className={css.table} aria-busy={busy || undefined}>
        <caption className="vh">My Students</caption>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll ids={ids} chosen={chosen} onChoose={onChoose} />
            </th>
            {['Name', 'Email', 'Status', 'This week', 'Actions'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, email, isActive, weekText, overdue, inactive }) => (
            <tr key={id}>
              <td>
                <label className={css.choice}>
                  <input
                    type="checkbox"
                    aria-label={`Choose ${name}`}
                    checked={chosen.has(id)}
                    disabled={!isActive}
                    onChange={({ target }) => onChoose([id], target.checked)}
                  />
                </label>
              </td>
              <th scope="row">{name}</th>
              <td className={css.email}>{email}</td>
              <td>
                <span className={css.status} data-active={isActive || undefined}>
                  {isActive ? 'Active' : 'Inactive'}
                </span>
              </td>
              <td>
                <span className={css.week}>{weekText}</span>
                {(overdue || inactive) && (
                  <span className={css.needs}>
                    {overdue && <b className={css.overdue}>{overdue}</b>} {inactive && <mark>{inactive}</mark>}
                  </span>
                )}
              </td>
              <td>
                <Button kind="quiet" disabled={!isActive} aria-label={`Login As ${name}`} onClick={() => onLogIn(id)}>
                  Login As
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
