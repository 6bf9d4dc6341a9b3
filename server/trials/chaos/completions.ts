import type pg from 'pg';

/** How often each assignment was completed, and how often its completion changed otherwise. */
export type Completion = { assignment: string; completed: number; otherwise: number };

/** Records each change of a completion in the same transaction, because the row itself has only the last one. */
export async function watchCompletions(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table trial_completions (assignment_id uuid not null, was timestamptz, became timestamptz);
    create function trial_note_completion() returns trigger language plpgsql as $$
    begin
      insert into trial_completions values (new.id, old.completed_at, new.completed_at);
      return null;
    end $$;
    create trigger trial_completions after update on assignments
      for each row when (old.completed_at is distinct from new.completed_at) execute function trial_note_completion();
  `);
}

/** Reads how often each assignment was completed, and how often its completion was changed, which must not happen. */
export async function readCompletions(pool: pg.Pool): Promise<Completion[]> {
  const { rows } = await pool.query<Completion>(`
    select assignment_id as assignment,
           (count(*) filter (where was is null and became is not null))::int as completed,
           (count(*) filter (where was is not null))::int as otherwise
      from trial_completions group by 1`);
  return rows;
}
