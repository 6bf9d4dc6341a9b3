-- A student's first Submit of a section's sheet opens the paper's key. That state stays here beside later corrections,
-- by section: {"Reading": {"sheet": {"1": "B"}, "wrong": [2, 3], "at": "2026-11-25T14:00:00Z", "key_seen": false}}.
alter table exam_grades
  add column first_submitted jsonb not null default '{}';

-- Sheets that were graded before: their first state is the one that is known.
update exam_grades g
   set first_submitted = coalesce((
     select jsonb_object_agg(s.key, jsonb_build_object(
              'sheet', s.value, 'wrong', coalesce(g.selected_wrong -> s.key, '[]'), 'at', g.updated_at,
              'key_seen', false))
       from jsonb_each(g.bubble_sheet) s
      where g.grade_submitted ->> s.key = 'true'), '{}')
  from exams e
 where e.id = g.exam_id and e.bubble_sheet_answers <> '[]';

-- Of a submitted attempt: its key had been opened by then, by an earlier attempt or by a sheet with the same key.
alter table test_attempts
  add column key_seen boolean not null default false;

update test_attempts a
   set key_seen = true
 where a.submitted_at is not null
   and exists (select from test_attempts b
                where (b.user_id, b.exam_id, b.section, b.is_real) = (a.user_id, a.exam_id, a.section, a.is_real)
                  and b.attempt < a.attempt and b.submitted_at is not null);
