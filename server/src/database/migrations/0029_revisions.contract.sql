drop trigger answers_unrevised_by_insert_or_delete on answers;
drop trigger answers_unrevised_by_update on answers;
drop trigger question_unrevised on questions;
drop function answers_unrevised();
drop function question_unrevised();
-- The statistics of a question read all its answers by this.
drop index practice_events_question;
