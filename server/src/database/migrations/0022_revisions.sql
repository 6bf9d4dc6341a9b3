-- What decides whether an answer to a question is right, as it was over time: kind, spec and key of core/kinds. A new
-- row whenever they change. No foreign key: revisions outlive their question, as events do.
create table question_revisions (
  question_id  uuid not null,
  -- 1, 2, 3…
  revision     integer not null check (revision > 0),
  -- The first revision of this question with the same kind and an equal key (core/kinds/checks.ts, hasSameKey).
  key_revision integer not null check (key_revision between 1 and revision),
  kind         text not null,
  spec         jsonb not null,
  key          jsonb not null,
  made_at      timestamptz not null default now(),
  -- Null: an import, or answers that the release before has changed.
  made_by      uuid references users on delete set null,
  primary key (question_id, revision)
);

-- Null: the answers were changed without a new revision. A reader, or the next job, makes one.
alter table questions add column revision integer;

-- The release before changes answers and knows no revisions. Dropped by 0029_revisions.contract.sql.
create function answers_unrevised() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    execute format('update %I.questions set revision = null where id = $1 and revision is not null', tg_table_schema)
      using old.question_id;
  end if;
  if tg_op <> 'DELETE' then
    execute format('update %I.questions set revision = null where id = $1 and revision is not null', tg_table_schema)
      using new.question_id;
  end if;
  return null;
end $$;
create trigger answers_unrevised_by_insert_or_delete after insert or delete on answers
  for each row execute function answers_unrevised();
create trigger answers_unrevised_by_update
  after update of question_id, position, correct, is_free_response, free_response_answer, is_exact_match, symbol,
                  symbol_position_left on answers
  for each row execute function answers_unrevised();
create function question_unrevised() returns trigger language plpgsql as $$
begin
  new.revision := null;
  return new;
end $$;
create trigger question_unrevised before update of is_free_response on questions
  for each row when (old.is_free_response <> new.is_free_response) execute function question_unrevised();

-- What students did with each question, as sums that a job keeps (Q316). `key_revision`: that of the revision that judged
-- the answers; 0 if they name none.
create table item_sums (
  question_id  uuid not null,
  key_revision integer not null,
  -- Students whose first answer it was, and those of them who were right.
  students     integer not null,
  correct      integer not null,
  -- Of those who also answered another question of the same history: how many were right here or wrong, their shares of
  -- right answers to the others added up, and the squares of these shares.
  compared_right integer not null,
  compared_wrong integer not null,
  share_right    numeric not null,
  share_wrong    numeric not null,
  share_squares  numeric not null,
  primary key (question_id, key_revision)
);

-- How many of these students chose an answer (its id), typed a wrong text, or took so many seconds.
create table item_counts (
  question_id  uuid not null,
  key_revision integer not null,
  what         text not null check (what in ('choice', 'text', 'seconds')),
  value        text not null,
  students     integer not null,
  primary key (question_id, key_revision, what, value)
);

-- Up to which time the sums count, in one row; none, or null, before the first answer was counted.
create table item_counting (
  is_only boolean primary key default true check (is_only),
  counted_until timestamptz
);

-- Finds the answers of the last minutes. Events are appended in about the order of their time, so that a summary of each
-- 32 pages is enough; it costs an insert nothing and less than a byte a row.
create index practice_events_at on practice_events using brin (at) with (pages_per_range = 32, autosummarize = on);
