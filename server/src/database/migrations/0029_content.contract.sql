-- Transactions announce what they change (0025): the triggers and content_version were for the release before.

-- A trigger with pending events cannot be dropped; an archive's migrations all run in one transaction.
set constraints all immediate;

do $$
declare
  name text;
begin
  foreach name in array array['topics', 'subtopics', 'subsubtopics', 'exam_questions', 'problem_sets',
                              'problem_set_places', 'questions', 'answers', 'exams'] loop
    execute format('drop trigger content_changed on %I', name);
    execute format('drop trigger content_emptied on %I', name);
  end loop;
end $$;
drop trigger content_deleted on exams;
drop function content_changed();
drop table content_version;

drop trigger sessions_ended on sessions;
drop trigger session_tokens_ended on session_tokens;
drop trigger users_changed on users;
drop trigger tutor_students_unlinked on tutor_students;
drop function tell_of_session();
drop function tell_of_token();
drop function tell_of_user();
drop function tell_of_link();
