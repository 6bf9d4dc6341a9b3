-- People and how they get in.

create table users (
  id             uuid primary key,
  username       text not null,
  email          text not null,
  -- null until a set-password link was used (Q3)
  password_hash  text,
  user_type      text not null check (user_type in ('Student', 'Tutor', 'Admin')),
  is_admin       boolean not null default false,
  is_super_admin boolean not null default false,
  is_tutor       boolean not null default false,
  -- false: "Account not active, Please contact admin."
  status         boolean not null default true,
  -- the registration code a student came with (Q1)
  code           text,
  created_at     timestamptz not null default now(),
  deleted_at     timestamptz,
  check (not is_super_admin or is_admin)
);
create unique index users_email on users (lower(email)) where deleted_at is null;

create table registration_codes (
  code       text primary key,
  note       text not null default '',
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

-- A session is a row; its tokens are rows of their own, one per site (Q101).
create table sessions (
  id         uuid primary key,
  user_id    uuid not null references users on delete cascade,
  -- a tutor inside a student's session: the tutor's own session, which lives on
  parent_id  uuid references sessions on delete cascade,
  tutor_id   uuid references users on delete cascade,
  created_at timestamptz not null default now(),
  -- only child sessions end at a fixed time
  ends_at    timestamptz,
  check ((parent_id is null) = (tutor_id is null))
);
create index sessions_user on sessions (user_id);
create index sessions_parent on sessions (parent_id) where parent_id is not null;

create table session_tokens (
  -- SHA-256 of the 256 random bits that the client holds
  hash         bytea primary key,
  session_id   uuid not null references sessions on delete cascade,
  site         text not null check (site in ('learner', 'studio')),
  created_at   timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index session_tokens_session on session_tokens (session_id);

create table hand_over_codes (
  hash       bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);

create table password_links (
  hash       bytea primary key,
  user_id    uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index password_links_user on password_links (user_id);

-- Failures only, so that a class behind one address gets in. `subject` is 'log-in:account:…', 'log-in:address:…' and so on.
create table failures (
  id      bigint generated always as identity primary key,
  subject text not null,
  at      timestamptz not null default now()
);
create index failures_subject on failures (subject, at);

create table settings (
  only_row             boolean primary key default true check (only_row),
  introduction_video   jsonb not null default '[]',
  introduction_video_formulas jsonb not null default '{}',
  introduction_video_formulas_version text not null default '',
  sat_percentile_score jsonb not null default '[]',
  act_percentile_score jsonb not null default '[]'
);
insert into settings default values;

create table audit (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  actor_id   uuid not null,
  -- the account acted for, when that is someone else
  for_id     uuid,
  action     text not null,
  subject    text not null,
  subject_id uuid,
  detail     jsonb not null default '{}'
);
create index audit_at on audit (at);
