import type { ProblemSet } from '@fourfold/core/contract/content';
import { Link } from 'react-router-dom';
import css from './set-desk.module.css';

/** Where problem sets hang. */
export type SetPlace = {
  kind: 'subsubtopic' | 'sattopic' | 'sat_question' | 'act_question';
  id: string;
};

type SetDeskProps = {
  place: SetPlace;
  sets: readonly ProblemSet[];
  /** What the page of a set opens on the way back: its query. */
  branch: Readonly<Record<string, string>>;
};

/** The problem sets of a place, to be read, made, linked and ordered. */
export function SetDesk({ sets, branch }: SetDeskProps) {
  return (
    <>
      <h2 className={css.title}>Problem sets</h2>
      {sets.length === 0 && <p>No Problem Set Found</p>}
      <ul>
        {sets.map((set) => (
          <li key={set.id} className={css.set}>
            <Link to={`/admin/problemset/${set.id}?${new URLSearchParams(branch)}`}>{set.title}</Link>
            <span className="small">{set.isPublish ? 'Published' : 'Not published'}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
