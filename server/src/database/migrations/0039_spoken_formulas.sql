-- The speech of each formula, for students who have formulas read to them. Made by a job from the formulas that content
-- has compiled; content, and nothing of a person. Not in backups: the job makes them again.
create table spoken_formulas (
  -- SHA-256 of the formula, because an index entry has at most 2,700 bytes.
  hash bytea not null,
  language text not null default 'en',
  -- LaTeX after $ or, for a formula on its own line, $$: its key in the columns of compiled formulas.
  formula text not null,
  -- Null: it has none yet, or the engine failed on it.
  speech text,
  -- The version that made the speech or failed; '' before the first.
  engine text not null default '',
  failure text,
  primary key (hash, language),
  check (speech is null or failure is null)
);
create index spoken_formulas_engine on spoken_formulas (engine);

-- Up to when changes of content were searched for new formulas, by content_clock. No row: never.
create table spoken_progress (
  only_row boolean primary key default true check (only_row),
  searched_until bigint not null,
  -- When all content was searched, not only what had changed.
  searched_all_at timestamptz not null
);
