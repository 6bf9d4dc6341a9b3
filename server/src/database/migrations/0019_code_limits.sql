-- A registration code may have a limit of uses, a moment from which it is closed, and its maker. Codes that are there
-- already have none of the three. `uses` is counted in the transaction of each registration, and stays when an account is
-- erased.
alter table registration_codes
  add column max_uses integer check (max_uses > 0),
  add column uses integer not null default 0 check (uses >= 0),
  add column ends_at timestamptz,
  add column made_by uuid references users on delete set null,
  add constraint registration_codes_limit check (max_uses is null or uses <= max_uses);
update registration_codes c set uses = (select count(*) from users u where u.code = c.code);
