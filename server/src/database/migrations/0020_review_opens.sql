-- When students may look at what they handed in of an exam: at once, from a moment on, or when a tutor or an author
-- releases it to them. Until then nothing tells a verdict or a key, and a score only where the exam says so.
alter table exams
  add column review_opens text not null default 'at_once' check (review_opens in ('at_once', 'on_date', 'released')),
  add column review_opens_at timestamptz,
  add column review_shows_score boolean not null default false,
  add constraint exams_review_date check ((review_opens = 'on_date') = (review_opens_at is not null));

-- Reviews that were released to one student, and those that were open already when their exam was closed to others:
-- what a student has seen stays seen.
create table released_reviews (
  user_id uuid not null references users on delete cascade,
  exam_id uuid not null references exams on delete cascade,
  released_by uuid references users on delete set null,
  released_at timestamptz not null,
  primary key (user_id, exam_id)
);
create index released_reviews_exam on released_reviews (exam_id);

-- The answers of a submitted attempt are records, which charts count. While its review is closed they would tell.
alter table test_attempts
  add column is_counted boolean not null default false;
update test_attempts set is_counted = true where submitted_at is not null;
create index test_attempts_uncounted on test_attempts (exam_id, user_id) where submitted_at is not null and not is_counted;
