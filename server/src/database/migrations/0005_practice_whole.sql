-- Videos of a SAT or ACT question topic: rich content, with its compiled mathematics beside it.
alter table exam_questions
  add column video_explanation      jsonb not null default '[]',
  add column video_mock_explanation jsonb not null default '[]',
  add column formulas               jsonb not null default '{}',
  add column formulas_version       text  not null default '';

-- A report outlives its question and shows its last title (Q84): there is no foreign key.
create table reported_problems (
  id             uuid primary key,
  user_id        uuid not null references users on delete cascade,
  question_id    uuid not null,
  question_title text not null,
  problem_type   text[] not null,
  comment        text not null default '',
  created_at     timestamptz not null default now()
);
create index reported_problems_newest on reported_problems (created_at desc, id);
create index reported_problems_user on reported_problems (user_id);
