import { reviseQuestions } from '../content/revise-questions.ts';
import type { Db, Tx } from '../database/db.ts';

/**
 * SQL for the databases of API tests: a transaction that changes what decides kind, spec or key of a question cannot be
 * committed without `reviseQuestions`. A change sets `questions.revision` to null, and at the commit it
 * must have a value again.
 */
export const revisionGuard = `
  create function guard_unrevise() returns trigger language plpgsql as $$
  begin
    execute format('update %I.questions set revision = null where id = any ($1) and revision is not null',
                   tg_table_schema)
      using case tg_op when 'INSERT' then array[new.question_id] when 'DELETE' then array[old.question_id]
                       else array[old.question_id, new.question_id] end;
    return null;
  end $$;
  create trigger guard_changed after insert or delete on answers for each row execute function guard_unrevise();
  create trigger guard_updated
    after update of question_id, position, correct, is_free_response, free_response_answer, is_exact_match, symbol,
                    symbol_position_left on answers
    for each row execute function guard_unrevise();

  create function guard_unrevise_kind() returns trigger language plpgsql as $$
  begin
    new.revision := null;
    return new;
  end $$;
  create trigger guard_kind before update of is_free_response, kind on questions
    for each row when ((old.is_free_response, old.kind) is distinct from (new.is_free_response, new.kind))
    execute function guard_unrevise_kind();

  create function guard_revised() returns trigger language plpgsql as $$
  declare
    is_missing boolean;
  begin
    execute format('select exists (select from %I.questions where id = $1 and revision is null)', tg_table_schema)
      into is_missing using new.id;
    if is_missing then
      raise 'question % was changed without a revision: call reviseQuestions in the same transaction', new.id;
    end if;
    return null;
  end $$;
  create constraint trigger guard_revised after insert or update on questions
    deferrable initially deferred for each row when (new.revision is null) execute function guard_revised();
`;

/** Runs the changes of a test to answers in one transaction that also revises the questions. */
export async function withRevisions<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> {
  return await db.transaction().execute(async (tx) => {
    const result = await change(tx);
    const changed = await tx.selectFrom('questions').where('revision', 'is', null).select('id').execute();
    await reviseQuestions(
      tx,
      changed.map(({ id }) => id),
      null,
    );
    return result;
  });
}
