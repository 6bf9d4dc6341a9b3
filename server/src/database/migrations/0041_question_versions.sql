-- What a question said after each change of an author (Q360): texts, answers, key, kind, rank, skills and links. The last
-- row is the question as it is now. A question that was never changed has none.
create table question_versions (
  question_id uuid not null references questions on delete cascade,
  -- 1, 2, 3…; the oldest rows of a question are deleted.
  version     integer not null check (version > 0),
  -- Without compiled formulas, which are made again from the texts.
  content     jsonb not null,
  -- The first and the last save in it: an author's saves within a few minutes are one version.
  began_at    timestamptz not null,
  made_at     timestamptz not null,
  -- Null: an import, or the seed.
  made_by     uuid references users on delete set null,
  -- The version that was restored by it.
  restored    integer check (restored < version),
  primary key (question_id, version)
);
