-- What students did with a question is read from all answers to it. Equal ids are packed: some 7 bytes an answer.
create index practice_events_question on practice_events (question_id) where kind = 'answered';
