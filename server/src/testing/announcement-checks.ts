import type pg from 'pg';

/**
 * Connection settings of tests that change rows directly. What such a connection changes is announced at its commit, as
 * a person at psql would do. For all other connections to a database with these checks, a commit that did not announce
 * its changes is an error.
 */
export const byHand = { options: '-c fourfold.by_hand=on' } satisfies pg.ClientConfig;

/** The content tables, each with the column that leads to its root. */
const contentTables = [
  ['topics', 'id'],
  ['subtopics', 'topic_id'],
  ['subsubtopics', 'subtopic_id'],
  ['exams', 'id'],
  ['exam_questions', 'exam_id'],
  ['problem_sets', 'id'],
  ['problem_set_places', 'parent_id'],
  ['questions', 'parent_id'],
  ['answers', 'question_id'],
] as const;

/** Columns of users that a session's stream shows. */
const shownColumns = [
  'username',
  'email',
  'user_type',
  'is_admin',
  'is_super_admin',
  'is_tutor',
  'status',
  'deleted_at',
];

const functions = `
  create or replace function is_by_hand() returns boolean language sql stable as
    $$ select coalesce(current_setting('fourfold.by_hand', true), '') = 'on' $$;

  create or replace function is_announced(root uuid) returns boolean language sql as $$
    select exists (select from content_roots r where r.root_id in (root, '00000000-0000-0000-0000-000000000000')
                      and r.xmin = pg_current_xact_id()::xid) $$;

  create or replace function check_content() returns trigger language plpgsql as $$
  declare
    leads text := tg_argv[0];
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
    became jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
    needed uuid[];
    missing uuid[];
  begin
    -- Of whole courses thousands of rows change: their roots are not looked for.
    if is_announced('00000000-0000-0000-0000-000000000000') then
      return null;
    end if;
    if was - 'position' = became - 'position' and leads = 'id' and not is_by_hand() then
      -- Of a list of roots only the order changed.
      needed := case when is_announced((became->>'id')::uuid) then '{}' else
        array['00000000-0000-0000-0000-000000000001'::uuid] end;
    elsif leads = 'id' then
      needed := array[(coalesce(became, was)->>'id')::uuid];
    else
      needed := array(select root from content_roots_of(
          array_remove(array[(was->>leads)::uuid, (became->>leads)::uuid], null)) root
        where exists (select from topics where id = root) or exists (select from exams where id = root)
           or exists (select from problem_sets where id = root));
      if tg_table_name = 'problem_set_places' and (was is null or became is null) then
        needed := needed || (coalesce(became, was)->>'problem_set_id')::uuid;
      end if;
    end if;
    missing := array(select root from unnest(needed) root where not is_announced(root));
    if missing = '{}' then
      return null;
    elsif is_by_hand() then
      perform announce_content(missing);
    else
      raise exception 'contentChanged was not called: % of %: root %', tg_op, tg_table_name, missing;
    end if;
    return null;
  end $$;

  create or replace function check_content_emptied() returns trigger language plpgsql as $$
  begin
    perform announce_all_content();
    return null;
  end $$;

  -- The clock is the last lock of a transaction.
  create or replace function check_content_last() returns trigger language plpgsql as $$
  begin
    if not is_by_hand() and exists (select from content_clock where xmin = pg_current_xact_id()::xid) then
      raise exception 'contentChanged was called before % were changed', tg_table_name;
    end if;
    return null;
  end $$;

  create or replace function notify_streams(names text[]) returns void language plpgsql as $$
  begin
    perform pg_notify('fourfold_session', name) from unnest(names) name;
    perform set_config('fourfold.notified',
      concat(current_setting('fourfold.notified', true), ' ', array_to_string(names, ' ')), true);
  end $$;

  create or replace function check_notice() returns trigger language plpgsql as $$
  declare
    name text := tg_argv[0] || ':' || (to_jsonb(old)->>tg_argv[1]);
  begin
    if position(name in coalesce(current_setting('fourfold.notified', true), '')) > 0 then
      return null;
    elsif is_by_hand() then
      perform notify_streams(array[name]);
    else
      raise exception 'a notice is missing: % of %: %', tg_op, tg_table_name, name;
    end if;
    return null;
  end $$;
`;

function constraintTrigger(table: string, when: string, action: string): string {
  const [name] = action.split('(');
  return `
    drop trigger if exists ${name} on ${table};
    create constraint trigger ${name} after ${when} execute function ${action};`;
}

const everyRow = 'deferrable initially deferred for each row';
const list = (alias: string) => `(${shownColumns.map((column) => `${alias}.${column}`).join(', ')})`;

const triggers = [
  ...contentTables.map(
    ([table, column]) => `
      ${constraintTrigger(table, `insert or update or delete on ${table} ${everyRow}`, `check_content('${column}')`)}
      create or replace trigger check_content_emptied after truncate on ${table} execute function check_content_emptied();
      create or replace trigger check_content_last after insert or update or delete on ${table}
        for each statement execute function check_content_last();`,
  ),
  constraintTrigger('sessions', `delete on sessions ${everyRow}`, `check_notice('session', 'id')`),
  constraintTrigger('session_tokens', `delete on session_tokens ${everyRow}`, `check_notice('session', 'session_id')`),
  constraintTrigger('tutor_students', `delete on tutor_students ${everyRow}`, `check_notice('user', 'tutor_id')`),
  constraintTrigger(
    'users',
    `update on users ${everyRow} when (${list('old')} is distinct from ${list('new')})`,
    `check_notice('user', 'id')`,
  ),
];

/** SQL that installs the checks in a migrated database of tests; may run again. */
export const announcementChecks = [functions, ...triggers].join('\n');
