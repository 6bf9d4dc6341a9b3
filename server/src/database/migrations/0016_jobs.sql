-- Work that no reply waits for: letters, and what is done each hour or each day. A row is written in the transaction of
-- its cause. A worker claims it by moving due_at ahead, so that what a killed process had begun is due again soon.
create table jobs (
  id uuid primary key,
  kind text not null,
  -- Whose letter it is, once that is known.
  user_id uuid references users on delete cascade,
  body jsonb not null default '{}',
  made_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  -- Why the last try failed; with failed_at it is given up, until somebody tries it again.
  reason text,
  failed_at timestamptz
);
create index jobs_due on jobs (due_at) where failed_at is null;
create index jobs_failed on jobs (failed_at) where failed_at is not null;
create index jobs_user on jobs (user_id) where user_id is not null;
