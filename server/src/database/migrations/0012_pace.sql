-- A student's own row is found by all three columns of this index, too. Before a table is analysed, or where most places
-- have been practised by one student or two, PostgreSQL takes it for as good as the primary key, and by place alone it
-- would walk through everybody who practised there.
drop index practice_progress_reference;
create index practice_progress_reference on practice_progress (reference_id, reference_type, user_id);
