-- Exams of students are in own_exams since 0024; the release before still reads this column, which is always null.
alter table exams drop column owner_id;
