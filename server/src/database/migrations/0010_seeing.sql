-- What students did with a question, whoever they are. Ids repeat, so that the index packs them: 7 bytes an answer.
create index practice_events_question on practice_events (question_id) where kind = 'answered';
