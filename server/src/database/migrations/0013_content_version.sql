-- Which content this is: another value with every transaction that changes any of it. Whoever kept something of it, or
-- computed something from it, knows by this one row whether it still is what is here.
create table content_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into content_version default values;

-- Once in a transaction, however many rows it writes; in the schema of the rows, since an import has one of its own.
create function content_changed() returns trigger language plpgsql as $$
declare
  here text := tg_table_schema || ' ' || pg_current_xact_id();
begin
  if current_setting('fourfold.content_changed', true) is distinct from here then
    execute format('update %I.content_version set version = gen_random_uuid()', tg_table_schema);
    perform set_config('fourfold.content_changed', here, true);
  end if;
  return null;
end $$;

-- Deferred to the commit, so that authors wait for one another there and nowhere else. A later migration that changes
-- rows and then the table they are in says `set constraints all immediate` in between.
do $$
declare
  name text;
begin
  foreach name in array array['topics', 'subtopics', 'subsubtopics', 'exam_questions', 'problem_sets',
                              'problem_set_places', 'questions', 'answers'] loop
    execute format('create constraint trigger content_changed after insert or update or delete on %I
                      deferrable initially deferred for each row execute function content_changed()', name);
    execute format('create trigger content_emptied after truncate on %I
                      for each statement execute function content_changed()', name);
  end loop;
end $$;

-- A person's record of an official exam is an exam, too, and none of the content.
create constraint trigger content_changed after insert or update on exams
  deferrable initially deferred for each row when (new.owner_id is null) execute function content_changed();
create constraint trigger content_deleted after delete on exams
  deferrable initially deferred for each row when (old.owner_id is null) execute function content_changed();
create trigger content_emptied after truncate on exams for each statement execute function content_changed();
