-- An attempt of one person whose outcome is not known yet: nobody is refused for it, the next waits until it is.
alter table failures add column under_way boolean not null default false;

-- Browsers that an account has logged in with, by the SHA-256 of the 256 bits that each was given: what strangers guess
-- does not keep the account's owner out there.
create table known_devices (
  hash         bytea not null,
  user_id      uuid not null references users on delete cascade,
  last_used_at timestamptz not null,
  primary key (hash, user_id)
);
create index known_devices_user on known_devices (user_id, last_used_at);

-- A code is good in the browser that asked for it: the SHA-256 of a secret that stays there. Codes live for 30 seconds.
delete from hand_over_codes;
alter table hand_over_codes add column challenge bytea not null;

-- When an account's budget of one kind of call is whole again (core/contract/budgets.ts). Unlogged: written often, and
-- lost with a crash it is whole.
create unlogged table spent_budgets (
  user_id  uuid not null references users on delete cascade,
  kind     text not null,
  whole_at timestamptz not null,
  primary key (user_id, kind)
);

-- Streams of events that are open in any process, the newest last; what a process left behind that ended is the first
-- to give way.
create table session_streams (
  id         bigint generated always as identity primary key,
  session_id uuid not null references sessions on delete cascade
);
create index session_streams_session on session_streams (session_id, id);
